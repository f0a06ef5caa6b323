export const trustSentences = {
  /** For every cause, so that nobody learns which (trust.number-not-accepted). */
  phoneNotAccepted:
    'We cannot verify this number on this account. A number can change accounts once in 30 days. If you think this is a mistake, write to us: our address is on the Contact page.',
  sendingPaused:
    'Sending is paused on your account for now. Your message was not sent. If you think this is a mistake, write to us: our address is on the Contact page.',
  newPersonRooms:
    'In your first 7 days you can have 2 live rooms. Pause or delete one, or list this one in a few days.',
  usualRooms:
    'You can have 5 live rooms. Pause or delete one first. If you list rooms for a living, write to us: our address is on the Contact page.',
  newPersonChats: 'In your first week you can start 10 new chats a day. Please go on tomorrow.',
} as const
