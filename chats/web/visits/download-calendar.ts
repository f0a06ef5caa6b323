import { language, problemOf, tokenSource } from '@basera/platform/web'

/** Milliseconds until the browser has taken the file over. */
const handOver = 60_000

/** Saves `GET /api/visits/{id}.ics`, which needs the session. Throws `Problem`. */
export async function downloadCalendar(visitId: string): Promise<void> {
  const authorization = `Bearer ${(await tokenSource().token()) ?? ''}`
  const answer = await fetch(`/api/visits/${visitId}.ics`, {
    headers: { authorization, 'accept-language': language },
  })
  if (!answer.ok) throw await problemOf(answer)
  const href = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href, download: 'visit.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href), handOver)
}
