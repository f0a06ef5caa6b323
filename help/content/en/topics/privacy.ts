import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'This policy says what the operator of Basera (“we”) keeps about you and why. It is our notice under the Digital Personal Data Protection Act, 2023, under which we are the Data Fiduciary and you are the Data Principal. We do not sell your data, we show no advertising, and we use no tracking services of other companies.',
    { heading: '1. What we keep, and why' },
    {
      list: [
        'Account: email, name, age, organization if you give it, and picture. So that you can sign in and others know whom they talk to. Age, because Basera is for adults. A password is stored only as a hash that cannot be turned back.',
        'If you sign in with Google: your name, email and picture as Google gives them to us.',
        'Phone: your number, and when it was verified. To make false accounts harder. Codes are stored only as keyed hashes, for a few minutes.',
        'Rooms you list: all you write, the photos, and the exact place if you choose it.',
        'Roommate profile, if you make one: bio, gender, preferred place, budget, lifestyle tags and preferences.',
        'Chats: the messages, their times and what you have read. So that both sides can read them later.',
        'Saved rooms, and the times of your sign-ins.',
        'Technical data: your internet address, counted for a short time against abuse, and records of errors.',
        '“Was this article helpful?”: only the number of answers for each day, nothing about who gave them.',
      ],
    },
    'We use these data for the purpose given here and for nothing else. The basis is your consent, which you give by filling in a form, and, where it applies, a duty under law. What is marked optional you may leave out.',
    { heading: '2. Who sees what' },
    {
      list: [
        'Everyone: your rooms, with photos, the address line as you typed it, and your name, picture and organization.',
        'Members with a verified phone: your roommate profile while it is visible, and your email on it until you switch that off.',
        'The person you chat with: your name, picture, messages, and whether you are online.',
        'Only you: your phone number, and the exact place of your rooms and your profile. Others see a point nearby, on a grid of about 500 metres for rooms and about two kilometres for profiles.',
      ],
    },
    'Before photos are stored, hidden data such as the place where they were taken are removed. Please keep in mind that search engines can find public pages.',
    { heading: '3. Who works for us' },
    'We share data only with those who do a task for us: hosting and storage, sending mail and SMS, checking that a visitor is no robot, looking up places, and Google, if you choose to sign in with it. Each gets only what the task needs. If one of them stores data outside India, this is done only as Indian law allows. We give data to courts and authorities when the law obliges us to.',
    { heading: '4. On your own device' },
    'Your browser keeps your sign-in, your choice of light or dark, rooms you saved before signing in, and text you have not sent yet. These are needed for the service to work. There are no advertising cookies. Your browser’s settings let you erase all of it. When you allow your location, it is used to search nearby or to fill in a place that you then save.',
    { heading: '5. How long' },
    {
      list: [
        'Rooms, photos, profile and account: until you change or delete them, or delete your account under Profile Settings, Your data.',
        'Messages: as long as both accounts exist. When an account is erased, its chats are erased too.',
        'Mailed links: 15 minutes. Phone codes: 5 minutes.',
        'After an account is closed, the IT Rules, 2021 make us keep its registration details (name, email, phone number, and when it was opened and closed) for 180 days, sealed apart from everything else. Then they are erased, unless a law or a court asks for longer.',
        'Backup copies can hold erased data a little longer, until newer copies replace them.',
      ],
    },
    { heading: '6. Your rights' },
    'You can use them free of charge by writing to {supportEmail} from the email of your account. Most of it you can do yourself at once: under Profile Settings, Your data, you can download everything we keep about you and delete your account; your details are changed under Profile Settings, Your Profile and Dashboard.',
    {
      list: [
        'Know: get a summary of the data we hold about you, what we do with them, and with whom they were shared.',
        'Correct, complete and update them.',
        'Erase them, unless a law makes us keep them.',
        'Withdraw your consent, as easily as you gave it. What was done before stays lawful. Without the needed data the account must be closed.',
        'Name a person who can use these rights for you if you die or can no longer act.',
        'Complain, and get an answer.',
      ],
    },
    'Please give true details, and do not pretend to be someone else when you use these rights.',
    { heading: '7. Children' },
    'Basera is for people of 18 and older. If we learn that an account belongs to a child, we close it and erase its data.',
    { heading: '8. How we protect data' },
    'Passwords and codes are hashed, access to accounts and rooms is checked on the server, and only people who need it for their work may reach the data. If there is a breach that concerns you, we tell you and the Data Protection Board of India, as the Act requires.',
    { heading: '9. Complaints' },
    'Grievance Officer: {grievanceOfficer}. Email: {supportEmail}. {city}. We acknowledge your complaint within 24 hours and answer as soon as we can, in any case within the time the law sets. If you are not satisfied, you can go to the Data Protection Board of India.',
    { heading: '10. Changes' },
    'When this policy changes, the new text is shown here. If we want to use your data for something new, we ask you first. You can ask us for this notice in any language of the Eighth Schedule to the Constitution.',
  ],
  related: ['keep-your-number-and-address-private', 'terms'],
  keywords: 'dpdp gdpr personal data erase delete account consent cookies retention rights grievance',
}
