import type { AlertFrequency } from '@basera/rooms/contract'

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
const countOf = (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`)
const listOf = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

export interface NamedRoom {
  readonly title: string
  readonly address: string
  /** Whole rupees a month. */
  readonly rent: number
  readonly rentFell: boolean
}

const often: Readonly<Record<AlertFrequency, string>> = {
  at_once: 'as soon as there is a room',
  daily: 'once a day',
  weekly: 'once a week',
}

export const en = {
  subject: (name: string, rooms: number, lowest: number) =>
    rooms === 1
      ? `New for “${name}”: ${rupees(lowest)} a month`
      : `${rooms} rooms for “${name}”, from ${rupees(lowest)}`,
  subjectMany: (alerts: number, rooms: number) => `${countOf(rooms)} for ${alerts} of your alerts`,
  preheader: 'New, or cheaper than before.',
  heading: (name: string, rooms: number) => `${countOf(rooms)} for “${name}”`,
  headingMany: (rooms: number) => `${countOf(rooms)} for your alerts`,
  roomLabel: ({ title, rent }: NamedRoom) => `${rupees(rent)} a month: ${title}`,
  roomText: ({ address, rentFell }: NamedRoom) => (rentFell ? `${address}. The rent fell.` : address),
  more: (rooms: number) => `And ${rooms} more.`,
  see: (rooms: number) => (rooms === 1 ? 'See the room' : 'See all rooms'),
  open: 'Open your alerts',
  safety: 'Visit before you pay anything. Basera never asks for money, a code or a QR scan.',
  why: (name: string, frequency: AlertFrequency) =>
    `You get this ${often[frequency]} because you saved “${name}”.`,
  whyMany: (names: readonly string[]) => `You get this because you saved ${listOf(names)}.`,
  weekly: 'Once a week instead',
  pause: 'Pause',
  stop: 'Stop this alert',
  pauseAll: 'Pause all alerts',
  stopAll: 'Stop all alert mails',
  room: 'A room',
  push: {
    title: (rooms: number) => `${countOf(rooms)} for your alerts`,
    body: 'New, or cheaper than before',
  },
  stillLooking: {
    subject: 'Still looking for a room?',
    preheader: 'Your alerts pause in a week if you do not answer.',
    heading: 'Still looking?',
    text: (names: readonly string[]) => `You have not opened ${listOf(names)} for two months.`,
    pause: 'If you do nothing, we pause in a week and write no more. Pausing deletes nothing.',
    keep: 'Yes, keep looking',
    stop: 'No, stop',
    push: { title: 'Still looking for a room?', body: 'Open your alerts to keep them' },
  },
}
