import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Every room has a Contact Lister button. It starts a chat between the two of you. It is free, and no phone number is shared.',
    {
      steps: [
        'Open the room and press Contact Lister. A first message is there already: change it as you like, or add to it.',
        'Press Send message. If you are not signed in, you are asked to; your message waits until then.',
        'You are taken to Chats. The button of the room then reads Continue chat.',
      ],
    },
    { heading: 'A first message that gets an answer' },
    'Listers get many messages that only say “Is it available?”. Say who you are, when you want to move, and when you can visit. For example:',
    '“Hello, I am Kavya. I join a company in Whitefield on 1 July and am looking for a room for one year. I am vegetarian and work from the office. Could I see the room on Saturday after 4?”',
    { heading: 'What the lister sees' },
    'Your name and your picture. Not your phone number and not your email. If you both want to talk on the phone before the visit, press the plus beside the message box and choose “Share my number”. The plus adds up to three photos as well; place and time are taken out of them. Keep the talk about money in the chat, where both of you can read it again.',
    { heading: 'If there is no answer' },
    {
      list: [
        'Give it a day. Most people have a job.',
        'Send one friendly reminder, not five.',
        'Write to two or three rooms at the same time. That is normal.',
      ],
    },
    'If the chat says that the room is gone, the lister has deleted it.',
    'With each person you have one chat. If you write to the same lister about another room, the talk goes on in the same chat, and the new room is named there.',
  ],
  related: ['questions-to-ask-before-you-agree', 'visit-before-you-pay'],
  keywords: 'contact owner landlord message enquiry chat reply no answer',
}
