export const trustSentences = {
  /** For every cause, so that nobody learns which (trust.number-not-accepted). */
  phoneNotAccepted:
    'We cannot verify this number on this account. A number can change accounts once in 30 days. If you think this is a mistake, write to us: our address is on the Contact page.',
  sendingPaused:
    'Sending is paused on your account for now. Your message was not sent. If you think this is a mistake, write to us: our address is on the Contact page.',
  nothingHere: 'There is nothing at this address.',
  signInAgain: 'Please sign in again to open the console.',
  codeNeeded: 'Please enter the code of your authenticator.',
  codeWrong: 'This code is not right, or was used already. Wait for the next one.',
  pictureGone: 'This picture is not there any more.',
  caseDecided: 'This case is decided already.',
  caseHeld: 'Another moderator holds this case.',
  decisionImpossible: 'This decision is not possible for this case.',
  ruleNeeded: 'Choose the rule that was broken.',
  statementNeeded: 'Say in your own words what you found.',
  daysNeeded: 'Choose for how long.',
  appealedAlready: 'You have appealed against this decision already.',
  appealTooLate: 'A decision can be appealed against for 30 days.',
  nothingToAppeal: 'There is nothing to appeal against in this decision.',
  appealAnswered: 'This appeal is answered already.',
  appealForAnother: 'You decided this case. Another moderator answers the appeal.',
  foreignCursor: 'This page belongs to another list.',
  usualRooms:
    'You can have 5 live rooms. Pause or delete one first. If you list rooms for a living, write to us: our address is on the Contact page.',
  newPersonRoom:
    'You are new here and have 2 live rooms. Your next one will be looked at by a person first, then others see it.',
  newPersonChats: 'In your first week you can start 10 new chats a day. Please go on tomorrow.',
  reportedNotFound: 'This was not found. It may be gone already.',
  reportedOwn: 'This is your own. You can change or delete it yourself.',
  screenshotDrafts: 'You added many screenshots that were not sent. Remove some, or try again tomorrow.',
  screenshotGone: 'A screenshot is not there any more. Remove it and add it again.',
  screenshotTaken: 'This screenshot could not be added. Remove it and add it again.',
  reportCursor: 'Is not a cursor of this list',
} as const
