const key = 'map-closed'

export function isMapClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberMapClosed(isClosed: boolean): void {
  try {
    if (isClosed) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: known until the page is left.
  }
}
