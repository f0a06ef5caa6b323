/** Moves the focus to a room's title in the list, once the list has been drawn anew. */
export function focusListing(roomId: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-listing="${roomId}"]`)?.focus())
}
