const listeners = new Set<() => void>()

/** For verifications in the dialog over the page; returns a function that stops listening. */
export function onPhoneVerified(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announcePhoneVerified(): void {
  for (const listener of listeners) listener()
}
