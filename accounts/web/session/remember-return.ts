export const returnKey = 'basera-return'

/** The page to return to after sign-in; Home does not replace it (accounts.return-after-sign-in). */
export function rememberReturn(path: string): void {
  if (path === '/') return
  try {
    localStorage.setItem(returnKey, JSON.stringify({ path, at: Date.now() }))
  } catch {
    // Without storage people land where sign-in leaves them.
  }
}
