/** What rooms need of chats once somebody is signed in, in one file to load. */
export { offerPush } from '../notifications/offer-push.ts'
export { ContactWatch } from './contact-watch.tsx'
