export interface Question {
  readonly question: string
  readonly answer: string
}

/** Frequently asked questions (help.question-count). */
export const faq: readonly Question[] = [
  {
    question: 'Is Basera really free?',
    answer:
      'Yes. Finding a room, finding a roommate and listing a room are all free, with no fees or commissions. Nobody may ask you for money in our name.',
  },
  {
    question: 'Why do I need to verify my phone?',
    answer:
      'It makes false accounts harder. We send a 6-digit code by SMS, once. Your number is never shown to other people.',
  },
  {
    question: 'Who can see my roommate profile?',
    answer:
      'Only you, until you make it visible. Then members with a verified phone can find it. You can hide it again at any time.',
  },
  {
    question: 'How many photos can I add to a room?',
    answer: 'Up to 8. The first one is the cover, and you can change the order later.',
  },
  {
    question: 'How do I remove a listing?',
    answer:
      'Open Dashboard, then My Listings, and choose Delete. The room and its photos are removed for everyone. Chats about it stay readable.',
  },
]
