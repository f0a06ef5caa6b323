import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'A person who looks for a home should not have to hand out a phone number to strangers. Here is what others see of you on Basera.',
    { heading: 'Never shown' },
    {
      list: [
        'Your phone number. Only you can see it, in your own account.',
        'The exact place of your room or your home. We show a point nearby: within about 500 metres for a room and about two kilometres for a roommate profile. Searching and distances use this point as well, so nobody can work out your door from them.',
        'Hidden data in your photos. We remove it when you upload.',
      ],
    },
    { heading: 'Shown' },
    {
      list: [
        'On a room: your name, picture and organization, and the address line just as you typed it. Leave out the flat number.',
        'On a visible roommate profile: what you wrote there, and your age. Your email too, for members with a verified phone, until you switch it off.',
        'In a chat: your name and picture, whether you are online, and what you write.',
      ],
    },
    { heading: 'What you decide' },
    'You may give your number to someone in a chat. Do it when you have agreed on a visit, not before. The plus beside the message box has “Share my number”: this one person sees it after you both agreed, and you can take it back. What was seen stays seen. Keep your UPI PIN, codes from SMS and passwords to yourself, always.',
    { heading: 'Sharing ID papers' },
    'An owner may ask for a copy of your ID for the agreement or for the police. Send it after the visit, not before. Use the masked Aadhaar, which shows only the last four digits and can be downloaded from the UIDAI website. Write “for renting this room only” and the date across the copy.',
    'To see, correct or erase what we keep about you, read our Privacy Policy.',
  ],
  related: ['privacy', 'spot-a-false-listing'],
  keywords: 'privacy hide location email aadhaar personal data phone number stalking',
}
