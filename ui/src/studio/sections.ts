// The parts of the form, read off the declarations: groups of options, and one part for each contract.
import { kindOf, type Kind } from './kinds'
import type { Studio } from './studio.svelte'
import type { Form, Group, Property, Row, Scope } from './wire'

export interface Option { key: string; property: Property; kind: Kind }

const SHARED: Scope[] = ['ruleset', 'deck', 'doubling']

function properties(form: Form, scope: Scope): Record<string, Property> {
  const { properties, $defs } = form.schema
  if (scope === 'ruleset') return properties
  return (scope === 'tricks' || scope === 'layout' ? $defs[scope] : properties[scope]).properties ?? {}
}

/** The options of a group that can be changed; those of a row by its id. */
export function optionsOf(form: Form, group: Group, row = ''): Option[] {
  const all = properties(form, group.scope)
  const prefix = row ? `contracts.${row}.` : group.scope === 'ruleset' ? '' : `${group.scope}.`
  const options = group.options.map((field) => ({ key: prefix + field, property: all[field], kind: kindOf(all[field]) }))
  return options.filter((each) => each.kind.kind !== 'fixed')
}

/** The groups of the whole ruleset; those that only say something about it come last. */
export function sharedGroups(form: Form): Group[] {
  const about = (group: Group) => optionsOf(form, group).every((each) => each.property.barbu?.role === 'about')
  const all = form.groups.filter((each) => SHARED.includes(each.scope))
  return [...all.filter((each) => !about(each)), ...all.filter(about)]
}

/** The groups of a contract: what it is called and whether it is played come after what it is worth. */
export function rowGroups(form: Form, kind: Row['kind']): Group[] {
  const all = form.groups.filter((each) => each.scope === kind)
  const names = (group: Group) => group.options.some((field) => kindOf(properties(form, group.scope)[field]).kind === 'fixed')
  return [...all.filter((each) => !names(each)), ...all.filter(names)]
}

/** What an option is called, with its contract before it; the key itself where the form does not know it. */
export function labelOf(studio: Studio, key: string): string {
  const { form } = studio
  const path = key.split('.')
  if (!form) return key
  if (path[0] === 'contracts') {
    const row = studio.contract(path[1])
    const title = row?.title ?? path[1]
    const field = row && path[2] ? properties(form, row.kind)[path[2]]?.title : ''
    return field ? `${title} – ${field}` : title
  }
  const scope = (SHARED as string[]).includes(path[0]) ? (path[0] as Scope) : 'ruleset'
  return properties(form, scope)[path.at(-1)!]?.title ?? key
}

/** The part of the form that an option stands in. */
export function sectionOf(form: Form, key: string): string {
  const path = key.split('.')
  if (path[0] === 'contracts') return path[1] ? `contracts.${path[1]}` : 'contracts'
  const field = path.length > 1 ? path[1] : path[0]
  const scope = path.length > 1 ? path[0] : 'ruleset'
  return form.groups.find((each) => each.scope === scope && each.options.includes(field))?.id ?? 'contracts'
}

/** A row of one kind with everything at its default. */
export function blankRow(form: Form, kind: Row['kind'], id: string, name: string): Row {
  const defaults = Object.entries(form.schema.$defs[kind].properties).flatMap(([field, property]) =>
    property.default === undefined ? [] : [[field, property.default] as const],
  )
  return { ...Object.fromEntries(defaults), kind, id, name } as Row
}
