import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Found somebody on Find Roommate who could fit? Open the profile and press the Message button, then Start Conversation. A short greeting is sent for you, and the chat opens. Nobody fits today? Press Save this search, and we tell you of new people.',
    'You can write to people whether your own profile is visible or not. But a person who can read about you will answer sooner, so fill in your profile first.',
    { heading: 'Begin with something you have read' },
    '“I saw that you work night shifts too” is a better start than “Hi”. Say which area you look in, your budget and when you want to move.',
    { heading: 'Talk about the things that cause quarrels' },
    {
      list: [
        'Sleep and work: night shifts, calls from home, alarm clocks.',
        'Food: vegetarian kitchen or not, who cooks, whose shelf.',
        'Cleaning: a cook and a maid, or turns? Who pays for them?',
        'Guests: friends, family, overnight stays.',
        'Smoking, alcohol, pets and music.',
        'Money: who gets the big room, how bills are divided, what happens if one of you leaves early.',
      ],
    },
    'None of these has a right answer: two answers go together, or not.',
    { heading: 'Meet before you decide' },
    'Meet once in a café, and once more to look at a home together. Put both names into the rent agreement, or at least write down who paid which part of the deposit.',
    { heading: 'Look together as a group' },
    'Do you know who you want to live with? Open Groups looking together on Find Roommate, make a group and send the link to up to three others. Others see your first names, photos and what you can pay together. A must of your answers is shown only once all of you have ticked it. Anybody can leave with one press.',
    { heading: 'If it does not feel right' },
    'You owe nobody a reason. Say politely that it is not a match, and stop answering. If somebody threatens you, asks for money, or sends sexual or hateful messages, press Report or Block in the menu. A report keeps a copy of the messages; Your reports shows what we decided. Or write to {supportEmail}.',
  ],
  related: ['set-up-your-roommate-profile', 'questions-to-ask-before-you-agree'],
  keywords:
    'flatmate message conversation compatibility harassment report abuse block group together friends whole home alert save search notify',
}
