const someone = 'a member'

export const en = {
  subject: (at: string) => `Your room visit on ${at}`,
  preheader: 'Tell somebody you trust where you are going.',
  heading: (at: string) => `${at}: a room visit`,
  line: (name: string | null, room: string | null) =>
    `You meet ${name ?? someone}${room ? ` about “${room}”` : ''}.`,
  change: 'If you cannot come, move or cancel the visit, so that nobody waits for nothing.',
  safety: 'Go by day if you can, tell somebody you trust, and pay nothing before you have seen the room.',
  open: 'Open your visits',
  why: 'You get a mail a day and two hours before a visit.',
  push: { title: 'Room visit', body: (at: string) => `Your visit is on ${at}.` },
} as const
