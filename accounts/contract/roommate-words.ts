/** What a person may say of their gender (marketplace 3); null where they say nothing. */
export const personGenders = ['male', 'female', 'other', 'prefer-not-to-say'] as const
export type PersonGender = (typeof personGenders)[number]

/** Whom a person would share with (marketplace 3); null where it does not matter. */
export const roommateGenders = ['male', 'female', 'same-as-me'] as const
export type RoommateGender = (typeof roommateGenders)[number]

/** The tags that everybody can choose from (marketplace 3); people add their own. */
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

/** Characters of a bio and of a tag, tags of a list, and ₹ of a monthly budget, as the database keeps them. */
export const bioMaximum = 1000
export const tagMaximum = 30
export const tagsMaximum = 20
export const budgetMaximum = 10_000_000
export const preferredLocationMaximum = 300

/** The sentences of fields that are refused. */
export const roommateSentences = {
  bioLong: 'Bio should not exceed 1,000 characters',
  budgetPositive: 'Budget must be positive',
  budgetWhole: 'Enter whole rupees',
  budgetHigh: 'This amount is too high',
  tagLong: 'A tag should not exceed 30 characters',
  tagsMany: 'At most 20 tags',
  pointWhole: 'Latitude and longitude belong together',
} as const

/** A tag as it is kept: trimmed, in lower case, hyphens for spaces (marketplace 5). */
export const asTag = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** Typed tags as they are kept: blanks and duplicates ignored (marketplace 5). */
export const asTags = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(asTag).filter((tag) => tag !== '')),
]
