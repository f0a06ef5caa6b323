export const numberSentences = {
  changed: 'This was changed meanwhile. Look at it again.',
  nothing: 'There is nothing to decide about.',
} as const
