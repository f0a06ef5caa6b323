export { useTabState } from './form/kept-in-tab.ts'
export { DoorPage, type DoorPageProps } from './guard/door-page.tsx'
export type { GuardedHandle } from './guard/guarded-page.tsx'
export { ReadOnlyProvider, useReadOnly } from './guard/read-only.ts'
export { mayHaveUnseenNotice } from './privacy-notice/notice-seen.ts'
export { PictureField } from './profile/picture-field.tsx'
export { type LoadNotices, type NoticesProps, NoticesSlot } from './profile/sections/consents/notices-slot.ts'
export { type Picture, usePicture } from './profile/use-picture.ts'
export { ProofDetails } from './proofs/proof-details.tsx'
export { PhotoProof, PhotoWords, WorkProof, WorkWords } from './proofs/shown-proofs.tsx'
export { accountRoutes, accountsRoutes, guardedRoutes } from './routes.tsx'
export { loadBlockDialog } from './safety/load-dialogs.ts'
export {
  type OwnProfileState,
  rememberReturn,
  SessionProvider,
  type SessionState,
  type SessionUser,
  showOwnProfile,
  signOut,
  useOwnProfile,
  useSession,
} from './session/index.ts'
export { prepareSession, sessionKey } from './session/session.ts'
export { SessionEffects } from './session/session-effects.tsx'
export {
  SignInDialogProvider,
  type SignInDialogProviderProps,
  type SignInDialogState,
  useSignInDialog,
} from './sign-in/sign-in-dialog-provider.tsx'
export { SignInFirst } from './sign-in/sign-in-first.tsx'
export { type ReturnError, type SignInRequest, signInAddress } from './sign-in/sign-in-request.ts'

/** For members with {@link mayHaveUnseenNotice}. */
export const loadPrivacyAnnouncement = () =>
  import('./privacy-notice/privacy-announcement.tsx').then((module) => module.PrivacyAnnouncement)
