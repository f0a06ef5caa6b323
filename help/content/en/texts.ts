import type { HelpSlug } from '../../contract/articles.ts'
import type { HelpText } from '../text.ts'

type TextModule = () => Promise<{ readonly text: HelpText }>

// One import() each: the bundler makes a file of each text, and a reader downloads only those they open.
export const texts: Readonly<Record<HelpSlug, TextModule>> = {
  'create-your-account': () => import('./articles/create-your-account.ts'),
  'verify-your-phone-number': () => import('./articles/verify-your-phone-number.ts'),
  'search-rooms-near-your-office': () => import('./articles/search-rooms-near-your-office.ts'),
  'set-up-your-roommate-profile': () => import('./articles/set-up-your-roommate-profile.ts'),
  'list-a-room-in-four-steps': () => import('./articles/list-a-room-in-four-steps.ts'),
  'take-photos-that-help': () => import('./articles/take-photos-that-help.ts'),
  'set-rent-deposit-and-bills': () => import('./articles/set-rent-deposit-and-bills.ts'),
  'edit-or-delete-a-listing': () => import('./articles/edit-or-delete-a-listing.ts'),
  'write-to-a-lister': () => import('./articles/write-to-a-lister.ts'),
  'start-a-chat-with-a-roommate': () => import('./articles/start-a-chat-with-a-roommate.ts'),
  'why-a-message-was-not-sent': () => import('./articles/why-a-message-was-not-sent.ts'),
  'questions-to-ask-before-you-agree': () => import('./articles/questions-to-ask-before-you-agree.ts'),
  'visit-before-you-pay': () => import('./articles/visit-before-you-pay.ts'),
  'spot-a-false-listing': () => import('./articles/spot-a-false-listing.ts'),
  'keep-your-number-and-address-private': () => import('./articles/keep-your-number-and-address-private.ts'),
  'rent-agreement-and-police-verification': () =>
    import('./articles/rent-agreement-and-police-verification.ts'),
  'what-verification-proves': () => import('./articles/what-verification-proves.ts'),
  safety: () => import('./topics/safety.ts'),
  terms: () => import('./topics/terms.ts'),
  privacy: () => import('./topics/privacy.ts'),
}
