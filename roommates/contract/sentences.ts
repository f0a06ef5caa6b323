/** The sentences of searches and profiles that are refused. */
export const roommateSearchSentences = {
  relevanceNeedsText: 'Relevance needs a search text',
  foreignCursor: 'Is not a cursor of this search',
  /** Marketplace 2. Hidden and not there are the same (decisions 2). */
  profileNotFound: 'Profile Not Found',
  /** Marketplace 4. */
  ownProfile: 'This is your own profile!',
} as const
