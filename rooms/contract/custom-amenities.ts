/** The custom features of a room: trimmed, blanks and duplicates ignored (marketplace 5). */
export const customAmenities = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((text) => text.trim()).filter((text) => text !== '')),
]
