/** Relevance needs a text, distance a point, and fit no text (roommates.search-sorts). */
export const roommateSorts = ['fit', 'relevance', 'newest', 'budget-low', 'budget-high', 'distance'] as const
export type RoommateSort = (typeof roommateSorts)[number]
export const defaultRoommateSort: RoommateSort = 'fit'

export const firstPageSize = 20
export const pageSize = 50
/** A search counts exactly up to here and says "1,000+" beyond (roommates.search-count). */
export const countedTo = 1000

export const searchTextMax = 100
export const locationTextMax = 100
export const organizationTextMax = 120

/** Characters, and number of suggestions (roommates.search-suggestions). */
export const suggestionsMin = 2
export const suggestionsMax = 5

export const filterTagsMax = 20

/** Changed answers of a member within these milliseconds (roommates.answer-changes). */
export const answerChangesMax = 24
export const answerChangesMs = 30 * 86_400_000

/** Tags on a card; the rest is "+N more" (roommates.card-content). */
export const cardTags = 3
