import { problemOf, tokenSource } from '@basera/platform/web'

/** Milliseconds until the browser has taken the file over. */
const handOver = 60_000

/** Saves `GET /api/me/room-figures.csv`, which needs the session (rooms.figure-table). Throws `Problem`. */
export async function saveTable(): Promise<void> {
  const authorization = `Bearer ${(await tokenSource().token()) ?? ''}`
  const answer = await fetch('/api/me/room-figures.csv', { headers: { authorization } })
  if (!answer.ok) throw await problemOf(answer)
  const href = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href, download: 'basera-rooms.csv' }).click()
  setTimeout(() => URL.revokeObjectURL(href), handOver)
}
