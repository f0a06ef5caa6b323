import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Marks beside a name say what a person has shown us. Each has its day. None of them is a promise about that person, and none says that a home is theirs.',
    { heading: 'What each mark proves, and what it does not' },
    {
      list: [
        'Phone verified: the person could read an SMS on an Indian mobile number on that day. It does not show who they are, or where they live.',
        'Works or studies at a domain: the person could read a mailbox there on that day. It does not show their post, pay or good conduct. We do not check who is behind a domain, so read it letter by letter. Free mailboxes are not accepted.',
        'Photo checked: a moderator compared the profile photo with a live picture, taken just then with a gesture we drew at random. It does not show a name, age or address, or that somebody is honest. The live picture is deleted with the decision, after 72 hours at the latest. A new profile photo ends the mark.',
        'Email: the person can read the mailbox. Others see neither the address nor a mark for it.',
      ],
    },
    { heading: 'What we never do' },
    {
      list: [
        'No mark can be bought. Nobody comes first in search for it.',
        'We never ask for an Aadhaar or PAN number, or a picture of an ID card.',
        'We never ask for money, a password or an SMS code in a chat or on the phone.',
      ],
    },
    'If somebody asks you for any of these “for verification”, it is not us. Press Report.',
    { heading: 'Show your own' },
    'Open Profile Settings, then Your verification. Only the phone is needed; the other steps are your choice, and you can remove your work or college there. In search, the filters “Photo checked” and “Work or college shown” find people who took these steps.',
    'Marks help you choose whom to meet. Visit the room all the same, and look at the papers before you pay.',
  ],
  related: ['verify-your-phone-number', 'spot-a-false-listing', 'visit-before-you-pay'],
  keywords: 'badge badges mark tick checked selfie gesture domain employer identity kyc trust proof',
}
