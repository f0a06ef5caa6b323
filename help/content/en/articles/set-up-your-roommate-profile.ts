import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'A roommate profile is for people who want to share a home. You can have an account without one. Nobody sees it until you say so.',
    { heading: 'Fill it in' },
    {
      list: [
        'About you: write three honest sentences. When do you sleep, do you cook, do you work from home? This helps more than “I am simple and friendly”.',
        'Preferred location and monthly budget: people search by both. Write the rent you can really pay.',
        'Lifestyle tags: choose what is true, such as Early riser, Vegetarian or Pet friendly. You can add your own.',
        'Roommate preferences: the tags you hope for. They do not limit what you can see.',
        'A photo of your face. People answer more easily when they know whom they write to.',
      ],
    },
    { heading: 'Decide who sees it' },
    'Switch the profile to visible when it is ready. It is then found by signed-in members with a verified phone, and by nobody else. Switch it off when you have found a home.',
    'Your email is shown on your profile page as long as “Show my email on my profile” is on. Switch it off, and people can still write to you in the chat. Your phone number is never shown. The distance others see is measured to a point within about two kilometres of your place, not to your door.',
    { heading: 'How the fit is found' },
    '“What suits you” has 12 short questions: what you do, what is fine in a roommate, and how much it matters. Skip what you like. You can change 24 answers in 30 days.',
    'From six answers that both of you gave, profiles show a number, the same for both, with two reasons. Somebody who differs on a must is not hidden: they come last, and the card says why.',
    'Others see only “fits” or “differs”, never an answer. Religion, caste, region and gender are not counted. Treat it as a start for a talk, not as a promise.',
    'Please do not write your phone number, your exact address or your ID number in the profile text.',
  ],
  related: ['start-a-chat-with-a-roommate', 'keep-your-number-and-address-private'],
  keywords: 'flatmate roommate bio tags visibility hide listed budget sharing',
}
