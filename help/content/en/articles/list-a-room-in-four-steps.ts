import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Listing is free, for owners and for tenants who need someone for the second bedroom. If you rent the home yourself, ask your owner first: many agreements forbid subletting without written consent.',
    { heading: 'Keep ready' },
    'The rent, the deposit, what the bills came to in the last months, any lock-in, notice and maintenance, the day the room is free, and a few photos.',
    { heading: 'The four steps' },
    {
      steps: [
        'Room Details: what you offer and who you are (agents must say their brokerage), a title of at least 10 characters, a description of up to 500, and the address. “Sunny single room, 5 min from Indiranagar metro” says more than “Nice room”. Choose the address from the list, so that people find the room by distance.',
        'Pricing & Availability: monthly rent (at least ₹1,000), deposit, estimated monthly bills and the date. The summary shows the total cost, as seekers will see it.',
        'Room Preferences: size of the home, furnishing, bathroom, meals and kitchen, how many people live there now and how many can, gender preference, and what the home has or allows. Add your own features, such as “lift” or “water 24 hours”.',
        'Upload Photos: up to 8. Then press Create Listing.',
      ],
    },
    'Under “More details” you can say maintenance, lock-in, notice, painting charge, comforts such as AC and geyser, when the gate closes and who lives there. Each is one tap.',
    'The room can be found at once, unless something in it needs a look: My Listings then says why. If a photo fails, the room is still there, and you can try that photo again.',
    { heading: 'What others see' },
    'The address line is shown to everyone just as you type it, so leave out the flat number. On maps and in distances the room stands at a point nearby, within about 500 metres. Your name, picture and organization are shown as the lister. Your phone number and email are not.',
    'Say what the home needs, not who people are: rooms that refuse people for religion, caste or home state are held back. You can offer five rooms, two in your first week.',
  ],
  related: ['take-photos-that-help', 'set-rent-deposit-and-bills'],
  keywords: 'post advertise ad owner landlord sublet flat pg wizard create listing',
}
