/** After `shared` the device has told the person. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Opens the device's share sheet. False where there is none; closing it is no failure. */
export async function shareByDevice(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Opens the device's share sheet, else copies the link. */
export const sharePage = async (title: string, url: string): Promise<ShareOutcome> =>
  (await shareByDevice(title, url)) ? 'shared' : copyLink(url)

export async function copyLink(url: string): Promise<'copied' | 'failed'> {
  const { copyText } = await import('./copy-text.ts')
  return (await copyText(url)) ? 'copied' : 'failed'
}
