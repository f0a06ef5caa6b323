const listeners = new Set<() => void>()

/** Calls `listener` when a phone is verified in the dialog over the page; answers the way to stop. */
export function onPhoneVerified(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the page under the dialog that the phone is verified. */
export function tellPhoneVerified(): void {
  for (const listener of listeners) listener()
}
