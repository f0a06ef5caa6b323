/** After `shared` the device has told the person. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Opens the device's share sheet, else copies the link. */
export async function sharePage(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    return copyLink(url)
  }
}

async function copyLink(url: string): Promise<ShareOutcome> {
  const { copyText } = await import('./copy-text.ts')
  return (await copyText(url)) ? 'copied' : 'failed'
}
