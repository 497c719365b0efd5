// All that the checks need of Node: its own types would bring its timers and globals into the page.
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string
}
