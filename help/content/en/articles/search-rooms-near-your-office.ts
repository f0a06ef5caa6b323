import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'The best room is often the one with the short, cheap way to work. Start from the place you travel to every day, not from the city.',
    {
      steps: [
        'Open Find Room and type your office area, metro station or college in Location. After three letters, choose a place from the list. Or press Use Current Location.',
        'Set Search Radius. It starts at 25 km. In a big city, 5 or 10 km is kinder to your mornings.',
        'Set Max Rent, and the things you need: WiFi, pets, smoking, gender preference.',
        'Sort by Distance, or by Price: Low to High.',
      ],
    },
    { heading: 'Search by people' },
    'Write your company or university in Organization. You see rooms listed by people who belong to it. A colleague’s flat often comes with someone to share the cab with.',
    { heading: 'Compare the whole cost' },
    'Open a room and look at Monthly Costs. It adds rent and the lister’s guess of the bills. The deposit is separate, because it is paid once and returned. Then add your travel: a room that is ₹2,000 cheaper but needs two autos a day is not cheaper.',
    { heading: 'About distances' },
    'The distance is measured in a straight line, from a point near the room and not from its door. We do this to protect the people who live there. Roads are longer, so look up the real way on a map once you know the street.',
    { heading: 'Let us tell you of new rooms' },
    'Press Save this search, and choose e-mail or notification, and how often. We write only when a room is new or cheaper, once for each room, and never between 22:00 and 8:00. Alerts, in your menu, shows what is new. Every mail can pause or stop it without signing in.',
    { heading: 'Keep what you like' },
    'Press the heart to save a room. Under Saved, Share list makes a link that shows these rooms without your name; it dies when you stop sharing. Hunt together invites one person: you both add rooms, comment and strike out.',
  ],
  related: ['questions-to-ask-before-you-agree', 'write-to-a-lister'],
  keywords:
    'find room filter radius distance nearby location metro company university pg hostel favourite save alert notify new rooms share shortlist together flatmate link',
}
