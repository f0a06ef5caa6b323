export const sheetId = 'sheet'

/** Without an answer for so long, in ms, the page does with what it has. */
const LONGEST_WAIT_MS = 4_000

/** Applies the whole style sheet, of which the document has what it shows: needed before anything else may show. */
export async function applyWholeSheet(): Promise<void> {
  const link = document.getElementById(sheetId) as HTMLLinkElement | null
  if (!link) return
  const isLoaded = link.sheet !== null
  link.media = 'all'
  if (isLoaded) return
  await new Promise<unknown>((resolve) => {
    link.onload = link.onerror = resolve
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}
