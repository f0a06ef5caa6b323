import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'A message counts as sent only when our server has stored it. Until then you see “Sending…” under it. So if the network breaks, you know exactly where you stand.',
    { heading: 'What the signs mean' },
    {
      list: [
        'Connecting…: your phone has lost the line to us. The send button waits. It comes back by itself, and missed messages are then fetched.',
        'Failed to send message. Please try again.: the message did not reach us. Your text is back in the box. Press Send once more.',
        'A grey Send button: the box is empty, or a message is still on its way.',
        'Offline beside the name: the other person is not on Basera just now. Your message waits for them.',
      ],
    },
    { heading: 'What you can try' },
    {
      steps: [
        'Open any other website. If that fails too, it is your network.',
        'Switch between WiFi and mobile data.',
        'Reload the page. What you had typed is still there.',
        'If you are asked to sign in, do so. Sessions end when you sign out on all devices or set a new password.',
      ],
    },
    'Sending twice does no harm: the same message is stored only once.',
    { heading: 'Limits' },
    'In your first week you can begin ten chats a day. In the first day of a chat we ask you once more before a phone number or a payment link goes out.',
    'One message can have up to 2,000 characters. With it, or alone, you can send up to three photos of 8 MB each. No other files can be sent. On a computer, Enter sends and Shift+Enter begins a new line.',
    { heading: 'Change your mind' },
    'The three dots beside a message let you reply to it, copy it, delete it for yourself, or take your own back within 15 minutes. It may have been read already.',
    { heading: 'Find an old conversation' },
    'Use “Search conversations…” at the top of Chats. With one person you have one chat, so look for the name rather than for the room. In a chat, the menu at the top searches its messages, and archives or mutes it.',
  ],
  related: ['write-to-a-lister', 'start-a-chat-with-a-roommate'],
  keywords:
    'reply unsend take back delete archive mute chat not working connecting failed pending delivered read search messages internet',
}
