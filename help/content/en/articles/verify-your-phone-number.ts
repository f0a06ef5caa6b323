import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Before you can chat, list a room or see roommate profiles, we check that your mobile number is yours. You do this once.',
    {
      steps: [
        'Enter your 10-digit mobile number. We add +91 for you.',
        'We send a code of 6 digits by SMS. It works for 5 minutes.',
        'Type the code and press Verify.',
      ],
    },
    { heading: 'If the code does not come' },
    {
      list: [
        'Wait 30 seconds, then choose Resend Code. Only the newest code works.',
        'Check the number. If a digit is wrong, choose Change Number.',
        'A full SMS inbox, flight mode or a weak network can stop an SMS.',
        'After 5 wrong tries the code is dead. Ask for a new one.',
        '“Too many requests” means you have asked often in a short time. Please try again later.',
      ],
    },
    { heading: 'One number, one account' },
    'A number can be verified on one account only, and can move to another once in 30 days. The old account then loses its mark, its rooms are paused, its chats can only be read, and we mail its owner. We never use your number to sign you in, so a lost SIM does not open your account to others.',
    { heading: 'What verification means, and what it does not' },
    'It means that this person could read an SMS on an Indian mobile number. It makes false accounts harder. It does not mean that we have seen an Aadhaar card, checked a house, or know who owns it. Please still visit, ask for papers and judge for yourself.',
    { heading: 'Work or college' },
    'In Profile Settings, under Your verification, you can show where you work or study, by a code that we mail to your address there. Others see what stands after the @ and the day, never the address, which we do not keep.',
    'It means that this person could read a mailbox there on that day. It shows neither their post nor good conduct, and we do not check who owns a domain: read it letter by letter.',
    'Never read your code to anybody. Nobody from Basera will ask for it, on the phone, in a chat or by mail.',
  ],
  related: ['keep-your-number-and-address-private', 'spot-a-false-listing', 'what-verification-proves'],
  keywords: 'work college office email domain otp sms code mobile number verified badge resend not received',
}
