import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'A listing that is out of date costs everyone time. Please change it as soon as something changes.',
    { heading: 'Edit' },
    {
      steps: [
        'Open Dashboard, then My Listings.',
        'Choose Edit on the room. Or open the room and choose Edit Listing.',
        'Change what you need and press Save Changes.',
      ],
    },
    'The change is seen at once, unless My Listings says why it needs a look. People who have already written to you are not told, so tell them in the chat if the rent or the date is different now. A change of terms after somebody has agreed is unfair, and may break your agreement.',
    { heading: 'Photos' },
    'Under Room Photos you can remove a photo, add more until there are eight, and change their order. The first one is the cover. A removed photo is erased from our storage soon after.',
    { heading: 'See what comes of it' },
    'My Listings shows for each room how many people viewed it, wrote and agreed on a visit in 30 days, and tips where rooms near it do better. It tells numbers, never names. Save as table gives you all rooms for a spreadsheet. Duplicate as new starts another listing with the same facts.',
    { heading: 'One bed is taken, another is free' },
    'Raise the number of current tenants and keep the listing. Seekers see how many people live there and how many can. The current number cannot be higher than the maximum.',
    { heading: 'Delete' },
    'When the room is given, choose Delete on the Dashboard and confirm. The room and its photos are removed for everyone, and it leaves the saved lists of other people. This cannot be undone.',
    'Your chats about the room stay readable for both sides and keep its title. They say that the room is gone.',
    { heading: 'You cannot see Edit or Delete?' },
    'Only the account that listed the room can change it. Check that you are signed in with the same email. If you once joined with Google and once with a password, you may have two accounts with two emails.',
    'If the room is free again next year, list it anew, with new photos and today’s rent.',
  ],
  related: ['list-a-room-in-four-steps', 'take-photos-that-help'],
  keywords: 'change update remove take down listing rented out photo order availability',
}
