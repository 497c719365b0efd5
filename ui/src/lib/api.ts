// Requests to the server. A refusal becomes `Refused`; a lost line an ordinary error.
import type { Problem } from './wire'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text || problem.title)
  }
}

/** A stranger is answered in the language that his page shows, whatever his browser prefers. */
const common = () => ({ Accept: 'application/json', 'Accept-Language': document.documentElement.lang })
const cookie = (name: string) => RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

// Reading a cookie makes the page wait for the browser, so the token is read once.
let token = ''

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) {
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return (json && text ? JSON.parse(text) : text) as T
  }
  const problem = await response.json().catch(() => null)
  throw new Refused({ type: 'unknown', title: response.statusText, status: response.status, text: '', values: {}, legal: [], ...problem })
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(`/api${path}`, { headers: common() }))
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>('POST', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => send<T>('PUT', path, body)
export const remove = <T>(path: string): Promise<T> => send<T>('DELETE', path)

/** A file that the server makes. */
export async function made(path: string, body: unknown): Promise<Blob> {
  const response = await request('POST', path, body)
  return response.ok ? response.blob() : answer<never>(response)
}

const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => answer<T>(await request(method, path, body))

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  // The first answer of the server sets the token's cookie.
  token ||= cookie('csrftoken')
  if (!token) {
    await fetch('/api/session')
    token = cookie('csrftoken')
  }
  const headers = { ...common(), 'Content-Type': 'application/json', 'X-CSRFToken': token }
  const response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  if (response.status === 403) token = ''
  return response
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries until the server answers, with the same body and so the same key; refusals are not tried again. */
export async function insist<T>(path: string, body: unknown, alive: () => boolean, lost: () => void): Promise<T> {
  for (let wait = 300; ; wait = Math.min(5000, wait * 2)) {
    try {
      return await post<T>(path, body)
    } catch (error) {
      const final = error instanceof Refused && error.problem.status < 500
      if (final || !alive()) throw error
      lost()
      await pause(wait * (0.5 + Math.random()))
    }
  }
}
