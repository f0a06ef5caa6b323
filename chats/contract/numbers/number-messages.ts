/** The messages that say what happened to a number, never the number itself (chats.number-nowhere-else), as they are kept (chats.number-messages). */
export const numberMessages = {
  asked: 'Can we talk on the phone? I asked to see your number.',
  offered: 'I offered to show you my number.',
  given: 'I shared my number with you.',
  taken: 'I took you up on it and can see your number now.',
  takenBack: 'I took my number back.',
  askedNoMore: 'I do not need your number any more.',
} as const
