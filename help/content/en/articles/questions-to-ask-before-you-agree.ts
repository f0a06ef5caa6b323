import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Most quarrels between tenants and owners are about things nobody asked at the start. Go through this list in the chat. Then both of you can read the answers again.',
    { heading: 'Money' },
    {
      list: [
        'Is society maintenance inside the rent?',
        'How much is the deposit, when is it returned, and what is taken from it?',
        'On which day is rent due, and how is it paid? Will I get a receipt?',
        'By how much does rent rise after 11 months? Five to ten per cent is common.',
        'Is there a broker? Basera charges nothing, but an outside broker may ask for half a month or a month of rent. Agree on it in writing, or walk away.',
        'Electricity: own meter, or shared? At which rate?',
      ],
    },
    { heading: 'Leaving' },
    {
      list: [
        'How long is the notice? One or two months is usual.',
        'Is there a lock-in, and what do I pay if I leave earlier?',
        'May I bring a replacement tenant?',
      ],
    },
    { heading: 'Daily life' },
    {
      list: [
        'Visitors, overnight guests, gate closing time.',
        'Cooking, non-vegetarian food, pets, smoking, alcohol.',
        'Water: from the municipality, a borewell or a tanker? For how many hours?',
        'Power backup, lift, parking, gas connection.',
        'How fast is the WiFi, and who pays for it?',
      ],
    },
    { heading: 'Repairs and papers' },
    {
      list: [
        'Who pays for the geyser, the pump, painting and pests?',
        'May I see a paper that shows who owns the home?',
        'Is there a written agreement, and will the police be informed?',
      ],
    },
    'A good owner answers all this in five minutes. If you only hear “first send the token”, look for another room.',
  ],
  related: ['rent-agreement-and-police-verification', 'set-rent-deposit-and-bills'],
  keywords: 'brokerage broker commission notice period lock-in maintenance house rules checklist',
}
