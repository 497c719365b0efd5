// An evening as a picture, a table for other programs, a file.
import { points, t } from '../lib/words.svelte'
import type { ContractInfo } from '../lib/wire'
import { words } from '../lib/words.svelte'
import type { Shown } from './shown'

/** Hands a file to the browser, or to whatever the phone shares with. */
export async function hand(name: string, content: Blob | string, type: string): Promise<void> {
  const file = new File([content], name, { type })
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    const done = await navigator.share({ files: [file], title: name }).then(() => true, (error: unknown) => (error as Error).name === 'AbortError')
    if (done) return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A name for a file: letters and digits of any script. */
export const fileName = (title: string): string => title.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '').toLowerCase() || 'barbu'

const quoted = (text: string | number): string => {
  // What begins like a formula is a text all the same.
  const safe = typeof text === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : String(text)
  return /[",\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The sheet as comma-separated values: a row a deal, points and totals of each player, with plain minus signs. */
export function csv(shown: Shown): string {
  const head = [t('page-deal'), t('page-score-contract'), t('page-score-chooser'), ...shown.names, ...shown.names.map((name) => t('page-score-total-of', { who: name }))]
  const rows = shown.sheet.rows.map((row) => [row.deal, words.contract(row.contract, row.name), row.chooser === null ? '' : shown.names[row.chooser], ...row.points, ...row.running])
  return `\ufeff${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

const SEATS = ['#8c2338', '#1f5e6b', '#7a5408', '#5b3e85', '#46602a', '#8a4420', '#44525f']

/** The result as a picture: places and totals, and every deal. */
export async function picture(title: string, line: string, shown: Shown, signs: Pick<ContractInfo, 'id' | 'name'>[]): Promise<Blob> {
  const [edge, step] = [48, 44]
  const rows = shown.sheet.rows
  const first = 260
  const column = Math.max(150, Math.min(220, 960 / shown.names.length))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(edge * 2 + first + column * shown.names.length)
  canvas.height = 200 + step * (rows.length + 2) + edge
  const pen = canvas.getContext('2d')!
  const font = getComputedStyle(document.body).fontFamily
  const write = (text: string, x: number, y: number, size: number, weight: number, colour: string, align: CanvasTextAlign = 'left', room = 0) => {
    pen.font = `${weight} ${size}px ${font}`
    pen.fillStyle = colour
    pen.textAlign = align
    pen.fillText(text, x, y, room || undefined)
  }
  pen.fillStyle = '#f6f0e4'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  write(title, edge, 84, 44, 700, '#251e19', 'left', canvas.width - 2 * edge)
  write(line, edge, 124, 24, 400, '#5a4f45', 'left', canvas.width - 2 * edge)
  const right = (seat: number) => edge + first + column * (seat + 1)
  shown.names.forEach((name, seat) => write(name, right(seat), 180, 24, 700, SEATS[seat % 7], 'right', column - 16))
  rows.forEach((row, at) => {
    const y = 180 + step * (at + 1)
    const name = words.contract(row.contract, signs.find((each) => each.id === row.contract)?.name ?? '')
    pen.fillStyle = '#ddd2bd'
    pen.fillRect(edge, y - 31, canvas.width - 2 * edge, 1)
    write(`${row.deal}  ${name}`, edge, y, 22, 400, '#251e19', 'left', first - 12)
    row.points.forEach((each, seat) => write(points(each), right(seat), y, 22, 400, '#251e19', 'right'))
  })
  const y = 180 + step * (rows.length + 1) + 8
  pen.fillStyle = '#877a68'
  pen.fillRect(edge, y - 36, canvas.width - 2 * edge, 3)
  write(t('page-total'), edge, y, 26, 700, '#251e19')
  shown.sheet.totals.forEach((each, seat) => write(points(each), right(seat), y, 28, 700, '#251e19', 'right'))
  shown.sheet.places.forEach((place, seat) => write(t('page-place', { place }), right(seat), y + 32, 20, 600, '#5a4f45', 'right'))
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'))
}
