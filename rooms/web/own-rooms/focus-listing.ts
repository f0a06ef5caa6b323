export function focusListing(roomId: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-listing="${roomId}"]`)?.focus())
}
