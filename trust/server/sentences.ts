export const refusals = {
  reportDecided: 'This report is decided already.',
  numberBanned: 'The number of this person is banned. Lift that first: numbers clear.',
  neverVerified: 'This number was never verified here.',
  numberClear: 'Nothing is held against this number.',
  noVerifiedPerson: 'There is no such person, or their number is not verified.',
  authenticatorSet: 'Your authenticator is set up already.',
  noSuchCase: 'There is no such case.',
} as const
