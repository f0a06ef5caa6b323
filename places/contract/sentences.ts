/** What the place calls say when they refuse. */
export const placeSentences = {
  notFound: 'This place was not found.',
  providerFailed: 'Places cannot be looked up right now. Please try again in a moment.',
} as const
