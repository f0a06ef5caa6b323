export const returnKey = 'basera-return'

/**
 * Remembers the page a person asked for until they have signed in (accounts.return-after-sign-in). Whether it is safe to
 * go there is decided when it is taken. Home does not replace an earlier page.
 */
export function rememberReturn(path: string): void {
  if (path === '/') return
  try {
    localStorage.setItem(returnKey, JSON.stringify({ path, at: Date.now() }))
  } catch {
    // Without storage people land where sign-in leaves them.
  }
}
