export const en = {
  live: (title: string) => ({
    subject: 'Your room is live',
    preheader: 'We have checked it. People find it from now on.',
    heading: 'Your room is live',
    paragraphs: [`We have checked “${title}”. People find it in search from now on. Thank you for waiting.`],
    button: 'View your room',
    notes: [],
  }),
  kept: (title: string) => ({
    subject: 'Your room stays hidden',
    preheader: 'Somebody of our team has looked at it.',
    heading: 'Your room stays hidden',
    paragraphs: [
      `Somebody of our team has looked at “${title}”. Nobody else sees it for now. Your dashboard says why.`,
      'If you think that we are wrong, answer this: write to the address below, with the name of the room.',
    ],
    button: 'See why',
    notes: [],
  }),
}
