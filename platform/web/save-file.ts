import { problemOf, sendWithToken, Unreachable } from './api.ts'
import { language } from './page-language.ts'

const handOverMs = 60_000

/** Saves what an address answers as a file of this name, with the session. Throws like `fetchApi`. */
export async function saveFile(address: string, name: string): Promise<void> {
  const fail = () => Promise.reject(new Unreachable())
  const answer = await sendWithToken((token) =>
    fetch(address, {
      headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    }).catch(fail),
  )
  if (!answer.ok) throw await problemOf(answer)
  const href = URL.createObjectURL(await answer.blob().catch(fail))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), handOverMs)
}
