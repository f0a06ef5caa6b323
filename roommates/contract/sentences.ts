export const roommateSearchSentences = {
  relevanceNeedsText: 'Relevance needs a search text',
  foreignCursor: 'Is not a cursor of this search',
  answersChangedOften: 'You changed many answers this month. Change the others later.',
  /** Hidden and missing profiles answer alike (roommates.hidden-profile). */
  profileNotFound: 'Profile Not Found',
  /** chats.no-self-chat */
  ownProfile: 'This is your own profile!',
} as const
