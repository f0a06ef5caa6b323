import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'You can open the page of a room without an account. To write to a lister, to find a roommate or to list a room, you need one. It is free and takes about two minutes.',
    { heading: 'Choose how to join' },
    {
      list: [
        'Email and password: at least 6 characters. A longer one is safer. Very common passwords, and ones made from your email name, are refused.',
        'Magic link: we mail you a link. Open it and press the button to sign in. There is no password to remember. The link works once, for 15 minutes.',
        'Google: if the button is shown, you can sign in with your Google account.',
      ],
    },
    { heading: 'What we ask for' },
    'We ask for your full name and your age, because you must be 18 or older. You can also add the company or college you belong to. Others search by it, so it helps you find people from your own office or campus. The last step is your phone number, which we check with an SMS code and never show to anyone.',
    'Use your real name. People who open their home to you will want to match it with your ID when you meet.',
    { heading: 'If you cannot sign in' },
    {
      list: [
        'Forgot the password? Choose “Forgot password?” in the sign-in box. We mail you a link to set a new one. You are then signed out on your other phones and computers.',
        'No mail after a few minutes? Look in the spam folder, and check the spelling of your address.',
        '“An account with this email already exists” means you have joined before. Sign in instead, or set a new password.',
        'On a phone or computer that others use, sign out when you finish. Profile Settings lists where you are signed in, and ends it elsewhere. A sign-in from a new browser is told to you by mail.',
      ],
    },
  ],
  related: ['verify-your-phone-number', 'set-up-your-roommate-profile'],
  keywords: 'register signup sign up join login log in password reset account google magic link',
}
