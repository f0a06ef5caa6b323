import { Problem, type ProblemDocument } from '@basera/platform/contract'
import { loadAuthClient } from '../../session/index.ts'

const fileName = 'basera-data.zip'
/** Milliseconds until the browser has taken the file over. */
const handOver = 60_000

async function fetchArchive(): Promise<Blob> {
  const { data } = await (await loadAuthClient()).getSession()
  const authorization = `Bearer ${data.session?.access_token ?? ''}`
  const answer = await fetch('/api/me/export', { headers: { authorization } })
  if (answer.ok) return answer.blob()
  const { code, detail } = (await answer.json()) as ProblemDocument
  throw new Problem(code, detail)
}

/** Downloads all data (accounts.data-copy). Throws {@link Problem}, or `fetch`'s error without a connection. */
export async function downloadData(): Promise<void> {
  const address = URL.createObjectURL(await fetchArchive())
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), handOver)
}
