/** What profiles are sorted by: relevance with a text only, distance with a point only (marketplace 5). */
export const roommateSorts = ['relevance', 'newest', 'budget-low', 'budget-high', 'distance'] as const
export type RoommateSort = (typeof roommateSorts)[number]
export const defaultRoommateSort: RoommateSort = 'newest'

/** Profiles of a page unless asked otherwise, and at most. */
export const firstPageSize = 20
export const pageSize = 50
/** A search counts exactly up to here and says "1,000+" beyond, as for rooms (decisions 6). */
export const countedTo = 1000

/** Characters of the free text, of the place and of the organization that are looked for. */
export const searchTextMax = 100
export const locationTextMax = 100
export const organizationTextMax = 120

/** Suggestions begin at 2 characters, 5 at most (marketplace 9). */
export const suggestionsMin = 2
export const suggestionsMax = 5

/** Tags of one filter. */
export const filterTagsMax = 20

/** A card shows so many tags, then "+N more" (marketplace 9). */
export const cardTags = 3
