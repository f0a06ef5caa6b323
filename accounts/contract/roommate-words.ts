/** A person's own gender; null without a word about it. */
export const personGenders = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type PersonGender = (typeof personGenders)[number]

/** Preferred gender of a roommate; null without a preference. */
export const roommateGenders = ['male', 'female', 'same-as-me'] as const
export type RoommateGender = (typeof roommateGenders)[number]

/** Tags that everybody can choose; people add their own. */
export const lifestyleTags = [
  'early-riser',
  'night-owl',
  'clean',
  'quiet',
  'social',
  'vegetarian',
  'fitness',
  'student',
  'professional',
  'pet-friendly',
  'non-smoker',
  'smoker',
] as const

/** Characters of bio and tag, tags of a list, ₹ of a monthly budget. */
export const bioMaximum = 1000
export const tagMaximum = 30
export const tagsMaximum = 20
export const budgetMaximum = 10_000_000
export const preferredLocationMaximum = 300

/** A tag as it is stored: trimmed, lower case, hyphens for spaces. */
export const asTag = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** Typed tags as they are stored, without blanks and duplicates. */
export const asTags = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(asTag).filter((tag) => tag !== '')),
]
