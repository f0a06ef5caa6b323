export const trustSentences = {
  /** For every cause, so that nobody learns which (trust.number-not-accepted). */
  phoneNotAccepted:
    'We cannot verify this number on this account. A number can change accounts once in 30 days. If you think this is a mistake, write to us: our address is on the Contact page.',
  sendingPaused:
    'Sending is paused on your account for now. Your message was not sent. If you think this is a mistake, write to us: our address is on the Contact page.',
  newPersonChats: 'In your first week you can start 10 new chats a day. Please go on tomorrow.',
} as const
