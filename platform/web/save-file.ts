import { fetchAnswer, Unreachable } from './api.ts'

const handOverMs = 60_000

/** Saves what the API answers at an address as a file of this name. Throws like `fetchApi`. */
export async function saveFile(address: string, name: string): Promise<void> {
  const answer = await fetchAnswer(`GET ${address}`, {})
  const blob = await answer.blob().catch(() => Promise.reject(new Unreachable()))
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), handOverMs)
}
