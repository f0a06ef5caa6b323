/** Focuses a room's title after the list was rendered again. */
export function focusListing(roomId: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-listing="${roomId}"]`)?.focus())
}
