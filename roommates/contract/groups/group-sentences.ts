export const groupSentences = {
  nameRequired: 'Give the group a name',
  nameLong: 'A name should not exceed 60 characters',
  placeRequired: 'Say where you are looking',
  placeLong: 'A place should not exceed 100 characters',
  dayWrong: 'Choose a day, or leave it empty',
  aboutLong: 'This should not exceed 300 characters',
  profileFirst: 'Save your roommate profile first: the group shows its name and photo.',
  inGroup: 'You are in a group already. Leave it first.',
  full: 'This group has four members already.',
  notFound: 'This group is not there any more.',
  invitationOver: 'This invitation does not work any more. Ask for a new one.',
  notYourMust: 'This is not a must of yours any more.',
} as const
