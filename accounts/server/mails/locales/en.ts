import type { MailFrameTexts } from '@basera/platform/server/mail'
import type { AccountMailTexts } from '../mail-texts.ts'

const lasting = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/** Of every mail to a member. */
export const mailFrame: MailFrameTexts = {
  plainAddress: 'If the button does not work, copy this address into your browser:',
  questions: 'Questions? Write to',
  about: 'Basera: rooms and roommates across India. Free, with no fees and no commissions.',
}

export const en: AccountMailTexts = {
  magicLink: (minutes) => ({
    subject: 'Your link to sign in to Basera',
    preheader: `It works once and is good for ${lasting(minutes)}.`,
    heading: 'Sign in to Basera',
    paragraphs: [
      `Here is the link you asked for. It works once and is good for ${lasting(minutes)}.`,
      'Open it in the same browser in which you asked for it.',
    ],
    button: 'Sign in',
    notes: [
      'Did you not ask for this? Then ignore this mail. Nobody can sign in without the link, so do not pass it on to anyone.',
    ],
  }),
  recovery: (minutes) => ({
    subject: 'Choose a new password for Basera',
    preheader: `The link works once and is good for ${lasting(minutes)}.`,
    heading: 'Choose a new password',
    paragraphs: [
      `With this link you can choose a new password. It works once and is good for ${lasting(minutes)}.`,
      'Open it in the same browser in which you asked for it. Once the new password is saved, all your other devices are signed out.',
    ],
    button: 'Choose a new password',
    notes: [
      'Did you not ask for this? Then ignore this mail: your password stays as it is. Do not pass the link on to anyone.',
    ],
  }),
  emailProof: (minutes) => ({
    subject: 'Confirm your e-mail address',
    preheader: `The link works once and is good for ${lasting(minutes)}.`,
    heading: 'Is this your e-mail address?',
    paragraphs: [
      `Confirm it, and nobody else can claim your account. The link works once and is good for ${lasting(minutes)}.`,
      'Open it in a browser in which you are signed in to Basera.',
    ],
    button: 'Confirm my address',
    notes: [
      'Do you not have an account at Basera? Then somebody typed your address by mistake. Ignore this mail: without you, it is not confirmed.',
    ],
  }),
  welcome: {
    subject: 'Welcome to Basera',
    preheader: 'Your account is ready. Here is what comes next.',
    heading: 'Welcome to Basera',
    paragraphs: [
      'Your account is ready. Verify your phone number once, and you can find a room, find a roommate or list the room you have.',
      'Basera is free. Nobody from Basera will ever ask you for money or for a code. See a room before you pay for it.',
    ],
    button: 'Go to Basera',
    notes: ['Did you not open this account? Write to us, and we will delete it.'],
  },
  welcomeWithProof: {
    subject: 'Welcome to Basera',
    preheader: 'Your account is ready. Please confirm your e-mail address.',
    heading: 'Welcome to Basera',
    paragraphs: [
      'Your account is ready. Please confirm that this address is yours, in a browser in which you are signed in: then nobody else can claim your account.',
      'Basera is free. Nobody from Basera will ever ask you for money or for a code. See a room before you pay for it.',
    ],
    button: 'Confirm my address',
    notes: ['Did you not open this account? Do not confirm it. Write to us, and we will delete it.'],
  },
  unusedAccount: (day) => ({
    subject: 'Your Basera account will be deleted',
    preheader: `Sign in before ${day} to keep it.`,
    heading: 'Do you still need your account?',
    paragraphs: [
      `You have not used Basera for three years. We do not keep personal data that nobody needs: on ${day} we will delete your account with everything in it.`,
      'To keep it, sign in once before that day. There is nothing else to do.',
    ],
    button: 'Keep my account',
    notes: ['Do you not need it any more? Then you can leave it at that.'],
  }),
  newBrowser: (browser, at) => ({
    subject: 'New sign-in to your Basera account',
    preheader: `Somebody signed in with ${browser || 'a browser that we do not know'}.`,
    heading: 'Was this you?',
    paragraphs: [
      `Your account was signed in to with ${browser || 'a browser that we do not know'} on ${at}.`,
      'If it was you, there is nothing to do.',
    ],
    button: 'See where I am signed in',
    notes: [
      'Did you not sign in? Sign that browser out in your profile settings, and change your password. You get this mail once for each kind of browser.',
    ],
  }),
  phoneMoved: (phone) => ({
    subject: 'Your phone number was verified on another account',
    preheader: `${phone} is no longer verified on your account.`,
    heading: 'Your number has moved',
    paragraphs: [
      `The number ${phone} was just verified on another Basera account. A number belongs to one account at a time, so it is no longer verified on yours.`,
      'Your rooms are paused, and your chats can be read but not written to. Verify a number of yours to go on.',
    ],
    button: 'Verify a number',
    notes: [
      'Is the number still yours, and was it not you? Write to us: a number can change accounts once in 30 days only.',
    ],
  }),
  emailCode: (code, minutes) => ({
    subject: `${code} is your Basera code`,
    preheader: `It works for ${lasting(minutes)}.`,
    heading: 'Make this your address at Basera?',
    paragraphs: [
      `Your code is ${code}. It works for ${lasting(minutes)}.`,
      'Enter it where you asked for it. Then this address is the one you sign in with, and other devices are signed out.',
    ],
    button: 'Open Profile Settings',
    notes: [
      'Did you not ask for this? Then ignore this mail. Do not give the code to anyone: nobody from Basera will ask you for it.',
    ],
  }),
  workCode: (code, minutes) => ({
    subject: `${code} is your Basera code`,
    preheader: `It works for ${lasting(minutes)}.`,
    heading: 'Show where you work or study?',
    paragraphs: [
      `Your code is ${code}. It works for ${lasting(minutes)}.`,
      'Enter it where you asked for it. Then others see what stands after the @ of this address, and the day. They never see the address, and we do not keep it.',
    ],
    button: 'Open Your verification',
    notes: [
      'Did you not ask for this? Then ignore this mail. Do not give the code to anyone: nobody from Basera will ask you for it.',
    ],
  }),
  emailTaken: {
    subject: 'You have an account at Basera already',
    preheader: 'Somebody asked to use this address for another account.',
    heading: 'This address has an account',
    paragraphs: [
      'Somebody asked to use this address for another account. An address belongs to one account, so nothing was changed.',
      'If it was you: sign in with this address, or choose another one.',
    ],
    button: 'Sign in',
    notes: ['Was it not you? Then there is nothing to do.'],
  },
  emailChanged: (days) => ({
    subject: 'The address of your Basera account was changed',
    preheader: `Was it not you? You can undo it for ${days} days.`,
    heading: 'Was this you?',
    paragraphs: [
      'Your Basera account has another e-mail address now. If it was you, there is nothing to do.',
      `If it was not, press the button, within ${days} days. Your account gets this address back, everybody who is signed in is signed out, and the password works no more.`,
    ],
    button: 'It was not me: undo it',
    notes: ['Do not pass this mail on: whoever has the link can take the account.'],
  }),
  emailRestored: {
    subject: 'Your Basera account has this address again',
    preheader: 'Please choose a new password.',
    heading: 'Your account is yours again',
    paragraphs: [
      'The change of the address was undone. Everybody is signed out, and the password works no more.',
      'Sign in by a mailed link, or choose a new password with "Forgot password?". Then look at your phone number, rooms and chats: write to us if something there is not yours.',
      'Choose a new password for your mailbox too, if somebody else may know it.',
    ],
    button: 'Sign in',
    notes: [],
  },
  emailUndone: {
    subject: 'The change of your address at Basera was undone',
    preheader: 'The account has its earlier address again.',
    heading: 'This address is no longer used',
    paragraphs: [
      'The change to this address was undone from the earlier one. The account has that address again, and all devices are signed out.',
    ],
    button: 'Sign in',
    notes: ['Was the account yours, and somebody else reads the earlier mailbox? Write to us.'],
  },
  photoCheck: {
    same: {
      subject: 'Your profile photo is checked',
      preheader: 'Others see "Photo checked" with today\'s date.',
      heading: 'Photo checked',
      paragraphs: [
        'A person compared the picture that you took with your profile photo: it is you. Others see "Photo checked" with today\'s date on your rooms and your profile.',
        'The picture is deleted. When you change your profile photo, the check ends, and you can take another picture.',
      ],
      button: 'See your verification',
      notes: [],
    },
    different: {
      subject: 'Your picture did not match your profile photo',
      preheader: 'You can take another one.',
      heading: 'The two pictures did not match',
      paragraphs: [
        'A person compared the picture that you took with your profile photo, and could not find the same person with the gesture that we asked for. The picture is deleted, and nobody else is told.',
        'Choose a profile photo that shows your face as it is today, or take the picture again in good light. After three pictures that do not match you can try again 30 days later.',
      ],
      button: 'Take another picture',
      notes: ['Do you think that we are wrong? Write to us.'],
    },
    unclear: {
      subject: 'Please take another picture',
      preheader: 'We could not tell from the last one.',
      heading: 'We could not tell',
      paragraphs: [
        'Your face, or the gesture that we asked for, could not be seen well enough. The picture is deleted. It does not count as one that did not match.',
        'Take it again by daylight, with nothing before your face, and with a profile photo that shows your face.',
      ],
      button: 'Take another picture',
      notes: [],
    },
    expired: {
      subject: 'Please take your picture again',
      preheader: 'Nobody could look at it in time, so it is deleted.',
      heading: 'We were too slow',
      paragraphs: [
        'Nobody could look at your picture within three days, so it is deleted, as we promised. We are sorry. Please take another one.',
      ],
      button: 'Take another picture',
      notes: [],
    },
  },
}
