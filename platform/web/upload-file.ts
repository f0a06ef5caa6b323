import { addressOf, problemOf, tokenSource, Unreachable } from './api.ts'

/** Milliseconds without a byte moving after which an upload counts as cut. */
const stallAfter = 45_000

export interface UploadOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Told how much is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** `fetch` does not tell how much of a body is sent, so this is an `XMLHttpRequest`. */
function post(address: string, file: Blob, token: string | undefined, onProgress?: (share: number) => void) {
  return new Promise<Answer>((done, fail) => {
    const request = new XMLHttpRequest()
    const cut = () => fail(new Unreachable())
    let stall = setTimeout(() => request.abort(), stallAfter)
    const moving = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stallAfter)
    }
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => {
      moving()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => done({ status: request.status, text: request.responseText })
    request.onerror = cut
    request.onabort = cut
    request.onloadend = () => clearTimeout(stall)
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

/**
 * Sends a file with the session of the person, telling how far it is. `path` may hold `{parameters}`. Throws
 * `Problem` like `fetchApi`: what the server refused, or {@link Unreachable} when no answer came.
 */
export async function uploadFile<T>(path: string, file: Blob, options: UploadOptions = {}): Promise<T> {
  const { token, refused } = tokenSource()
  const sent = await token()
  const { status, text } = await post(addressOf(path, options), file, sent, options.onProgress)
  const response = new Response(text || null, { status })
  if (response.ok) return (await response.json()) as T
  const problem = await problemOf(response)
  if (sent && problem.code === 'no_session') refused()
  throw problem
}
