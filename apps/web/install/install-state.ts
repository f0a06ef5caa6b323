export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

interface InstallWindow {
  installPrompt?: InstallPrompt
}

export const givenPrompt = (): InstallPrompt | undefined => (window as InstallWindow).installPrompt

/** Safari on iPhones and iPads, in a tab: it installs from its own menu only. */
const isSafariTab = (): boolean => (navigator as { standalone?: boolean }).standalone === false

/** A cookie, because signing out empties the storage: what was offered once stays offered. */
const offered = 'basera-install=offered'

const wasOffered = (): boolean => document.cookie.split('; ').includes(offered)

export function noteOffered(): void {
  const seconds = 400 * 86_400
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${offered}; path=/; max-age=${seconds}; samesite=lax`
}

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const visits = (): number => Number(readJson('basera-visits'))

function hasHeart(): boolean {
  const device = readJson('favourite-rooms')
  const member = readJson('saved-rooms') as { ids?: unknown[]; wishes?: Record<string, boolean> } | null
  const wished = Object.values(member?.wishes ?? {}).includes(true)
  return (Array.isArray(device) && device.length > 0) || (member?.ids?.length ?? 0) > 0 || wished
}

async function hasChat(): Promise<boolean> {
  const known = await window.indexedDB?.databases?.()
  if (!known?.some(({ name }) => name === 'basera-chats')) return false
  const { openDB } = await import('idb')
  const database = await openDB('basera-chats')
  const isKept = database.objectStoreNames.contains('threads') && (await database.count('threads')) > 0
  database.close()
  return isKept
}

/** shell.install-offer */
export async function mayOffer(): Promise<boolean> {
  if (wasOffered()) {
    noteOffered()
    return false
  }
  if (visits() < 2 || !(givenPrompt() || isSafariTab())) return false
  return hasHeart() || hasChat().catch(() => false)
}
