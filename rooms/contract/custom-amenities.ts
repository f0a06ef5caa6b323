/** Trims the custom features of a room; leaves out blanks and duplicates (rooms.custom-features). */
export const customAmenities = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((text) => text.trim()).filter((text) => text !== '')),
]
