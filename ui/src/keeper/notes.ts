// What is told of an evening besides its record. It may come out of a file that somebody has changed, so it is believed
// only as far as it has the form that it must have.
import type { Half } from './kept'

export interface Notes { uids?: string[]; people?: (string | null)[]; halves?: Half[]; ruleset?: string }

/** Signs of an evening's name, at most. */
const LONGEST = 60

type Found = Record<string, unknown>
const object = (value: unknown): value is Found => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): value is string => typeof value === 'string'
const textOrNone = (value: unknown): value is string | null => value === null || text(value)
const list = <T>(value: unknown, each: (one: unknown) => one is T): value is T[] => Array.isArray(value) && value.every(each)

/** The name of an evening; empty where there is none. */
export const titled = (value: unknown): string => (text(value) ? value.trim().slice(0, LONGEST) : '')

/** Of the notes what can be used; deals have names of their own, no two the same. */
export function notesBy(value: unknown): Notes {
  const found = object(value) ? value : {}
  return {
    ...(list(found.uids, text) && new Set(found.uids).size === found.uids.length ? { uids: found.uids } : {}),
    ...(list(found.people, textOrNone) ? { people: found.people } : {}),
    ...(Array.isArray(found.halves) ? { halves: found.halves as Half[] } : {}),
    ...(text(found.ruleset) ? { ruleset: found.ruleset } : {}),
  }
}

/** Deals half entered, of so many players; what is none is left out. */
export const halvesBy = (value: unknown, players: number): Half[] =>
  Array.isArray(value) ? value.filter((each): each is Half => isHalf(each, players)) : []

function isHalf(half: unknown, players: number): half is Half {
  if (!object(half)) return false
  const seat = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < players
  const seats = (value: unknown): value is number[] => list(value, seat)
  const counts = (value: unknown): value is number[] => list(value, (each): each is number => Number.isInteger(each)) && value.length === players
  return [half.uid, half.contract, half.trump, half.start].every(textOrNone) && [half.blind, half.spoken, half.unplayed].every((each) => typeof each === 'boolean')
    && list(half.out, text) && seats(half.finish) && list(half.named, seats)
    && object(half.given) && Object.values(half.given).every(counts) && object(half.said) && Object.values(half.said).every(seats)
}
