import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Most people here want the same as you: a good home. A few want your money. These rules keep the few away.',
    {
      list: [
        'Visit the room before you pay anything. No token, no gate pass fee, no “refundable” test payment.',
        'You never need to enter your UPI PIN or to scan a QR code to receive money.',
        'Never tell anybody a code from an SMS. Nobody from Basera will ask for one, and nobody may ask for money in our name.',
        'Meet in daylight, tell a friend where you are, and leave when something feels wrong.',
        'Pay by bank transfer or UPI to the person named in a signed agreement, and keep the receipt.',
        'Keep the talk in the Basera chat until you have met.',
      ],
    },
    { heading: 'What we do' },
    {
      list: [
        'Members confirm a mobile number with an SMS code before they can write, list a room or see roommate profiles. They can show where they work or study, and have their photo checked; nobody pays for it.',
        'Your phone number is never shown. Rooms and people appear at a point nearby, not at their door.',
        'Hidden data, such as the place, is removed from photos, in rooms and in chats. QR codes in chat photos are read, to warn of payment tricks.',
        'Messages that look like a known trick carry a warning, which only you see. Links in them open after a second press, with their true address.',
        'Rooms are compared with each other. Copied texts or photos, a rent far below the others, or words that shut people out keep a room back until it is changed or a person has looked at it.',
        'Whoever was suspended cannot come back with the same number. Who a decision is about is told why, and can appeal once within 30 days.',
      ],
    },
    'We do not visit homes, check who owns them or see identity papers. A verified phone, a mailbox at a company or a checked photo is not a promise about a person.',
    { heading: 'Help at once' },
    {
      list: [
        'You are in danger: call {tel:112}.',
        'You have lost money online: call {tel:1930} at once, tell your bank, and report it on {site:cybercrime.gov.in}.',
        'Someone on Basera cheats, threatens or pretends to be another person: press Report on the room, the profile, the group, the message or the comment. You can add three screenshots. We keep a copy of what you saw, also when it is deleted, and tell you what was decided, by mail and under Your reports. They do not learn who reported them.',
        'Someone may be in your account: Profile Settings lists where you are signed in. End it there, and set a new password.',
      ],
    },
    'Complaints: Grievance Officer {grievanceOfficer}, {supportEmail}. We acknowledge them within 24 hours and settle them within 7 days.',
  ],
  related: [
    'visit-before-you-pay',
    'spot-a-false-listing',
    'keep-your-number-and-address-private',
    'rent-agreement-and-police-verification',
    'what-verification-proves',
  ],
  keywords: 'report scam fraud emergency police women danger',
}
