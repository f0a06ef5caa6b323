import { addressOf, problemOf, sendWithToken, Unreachable } from './api.ts'
import { language } from './page-language.ts'

/** Milliseconds without progress until an upload fails. */
const stallTimeout = 45_000

export interface UploadOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly onProgress?: (share: number) => void
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** `fetch` has no upload progress. */
function post(address: string, file: Blob, token: string | undefined, onProgress?: (share: number) => void) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Unreachable())
    let stall = setTimeout(() => request.abort(), stallTimeout)
    const restartTimeout = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stallTimeout)
    }
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimeout()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = fail
    request.onabort = fail
    request.onloadend = () => clearTimeout(stall)
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

/** Sends a file with the session. `path` may contain `{parameters}`. Throws like `fetchApi`. */
export async function uploadFile<T>(path: string, file: Blob, options: UploadOptions = {}): Promise<T> {
  const address = addressOf(path, options)
  const { status, text } = await sendWithToken((token) => post(address, file, token, options.onProgress))
  const response = new Response(text || null, { status })
  if (response.ok) return (await response.json()) as T
  throw await problemOf(response)
}
