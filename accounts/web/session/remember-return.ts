export const returnKey = 'basera-return'

/**
 * Remembers the page a person asked for, through sign-in by any method, in this browser (decisions 2). Whether it is one to
 * go to is decided when it is taken. Home is no wish, so it leaves an earlier one be.
 */
export function rememberReturn(path: string): void {
  if (path === '/') return
  try {
    localStorage.setItem(returnKey, JSON.stringify({ path, at: Date.now() }))
  } catch {
    // Without storage people land where sign-in leaves them.
  }
}
