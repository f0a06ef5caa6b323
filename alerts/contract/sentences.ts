export const alertSentences = {
  nameRequired: 'Give the alert a name',
  nameLong: 'A name should not exceed 80 characters',
  queryLong: 'This search is too long to be saved',
  tooMany: 'You have 10 alerts. Delete one to save another.',
  notFound: 'This alert is not there any more.',
  notRestorable: 'This alert cannot be brought back any more.',
  linkBroken: 'This link does not work. Sign in and open your alerts.',
} as const
