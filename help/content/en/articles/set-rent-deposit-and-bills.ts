import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'People trust a listing that shows all the money. It also saves you twenty messages.',
    { heading: 'Rent' },
    'Search your own area in Find Room and see what similar rooms cost. Say in the description whether society maintenance is included.',
    { heading: 'Deposit, by the custom of the city' },
    {
      list: [
        'Bengaluru: by old custom up to ten months’ rent. Today three to six is often asked.',
        'Chennai: often three to six months, sometimes more.',
        'Mumbai and Pune: often two to six months.',
        'Delhi, Noida, Gurugram, Hyderabad and Kolkata: often one to three months.',
      ],
    },
    'These are habits, not rules. The Model Tenancy Act of 2021 proposes at most two months’ rent for a home, but it binds only where a state has made it law. You can always agree on less.',
    { heading: 'Refund of the deposit' },
    'The deposit belongs to the tenant and is only held by the owner. Write into the agreement when it is returned and what may be taken from it: unpaid rent, unpaid bills, and damage beyond normal use. Painting charges are a common quarrel, so settle them before. Take dated photos of the room together on the first day. Pay and return the deposit by bank transfer or UPI, and write a receipt.',
    { heading: 'Bills' },
    'Add up electricity, water, gas, WiFi, the cook and the cleaner for the last three months, and divide by the number of people. A round and honest guess is fine. In summer an AC can double the electricity, so say so.',
    'Basera takes no part of this money and charges no brokerage. It never passes through us, so we cannot return it either.',
  ],
  related: ['questions-to-ask-before-you-agree', 'rent-agreement-and-police-verification'],
  keywords: 'security deposit advance pagdi refund return money price cost maintenance electricity broker',
}
