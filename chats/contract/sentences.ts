const quotationMarks = /["“”„‟«»＂〝〞〟❝❞]|['‘’‚‛]{2,}/gu

/** Neither ends its quotation nor begins a line (chats.title-quoted). */
export const quoted = (title: string): string => {
  const inert = title.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(quotationMarks, '’')
  return `“${inert.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()}”`
}

/** The first message of a chat (chats.first-greeting). */
export const greetings = {
  room: (title: string) => `Hi! I'm interested in your room ${quoted(title)}. Is it still available?`,
  roommate: "Hi! I saw your roommate profile and I'd like to talk about sharing a place.",
} as const

export const chatSentences = {
  /** chats.hidden-profile. */
  notFound: 'Unable to start conversation. Please try refreshing the page and try again.',
  /** chats.no-self-chat. */
  ownProfile: 'This is your own profile!',
  ownRoom: 'This is your own room.',
  roomPaused: 'This room is paused by its lister. Please try again later.',
  roomTaken: 'This room is taken.',
  suspended: 'This account is suspended. Messages cannot be sent to it.',
  former: 'This account is closed. Messages cannot be sent to it.',
  chatNotFound: 'This conversation was not found.',
  messageBlank: 'A message cannot be empty',
  messageLong: 'A message should not exceed 2,000 characters',
  notText: 'Contains characters that are not allowed',
  unsendLate: 'A message can be taken back for 15 minutes only.',
  unsentTitle: 'A message that was taken back',
  replyLong: 'A quick reply should not exceed 300 characters',
  oneDirection: 'after_seq and before_seq exclude each other',
  clientIdForm: 'Must be 1 to 64 letters, digits, - or _',
  foreignCursor: 'Is not a cursor of this list',
  pushEndpoint: 'Is not the address of a push service',
  pushKeys: 'Is not a key of a push subscription',
  pushOff: 'Notifications on devices are not set up here.',
  mailLinkBroken: 'This link does not work. Please use the link of a newer mail.',
} as const
