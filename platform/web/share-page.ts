/** How sharing ended: `copied` says so in a toast, `failed` in words; `shared` was said by the device itself. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Shares a page with the device's own sheet where it has one, else copies its link (marketplace 2). */
export async function sharePage(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    return copyLink(url)
  }
}

async function copyLink(url: string): Promise<ShareOutcome> {
  const { copyText } = await import('./copy-text.ts')
  return (await copyText(url)) ? 'copied' : 'failed'
}
