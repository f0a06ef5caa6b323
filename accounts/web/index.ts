export type { GuardedHandle } from './guard/guarded-page.tsx'
export { Threshold, type ThresholdProps } from './guard/threshold.tsx'
export { isNoticeNews } from './notice/notice-news.ts'
export { PictureField } from './profile/picture-field.tsx'
export { accountRoutes } from './profile/routes.tsx'
export { type LoadNotices, type NoticesProps, NoticesSlot } from './profile/sections/consents/notices-slot.ts'
export { type Picture, usePicture } from './profile/use-picture.ts'
export { accountsRoutes, guardedRoutes } from './routes.tsx'
export { SafetyMenu, type SafetyMenuProps } from './safety/menu/safety-menu.tsx'
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
export { type ReturnError, type SignInRequest, signInAddress } from './sign-in/sign-in-request.ts'

/** Fetches what tells a member of a privacy notice that has changed; for whom {@link isNoticeNews} says it may be so. */
export const loadPrivacyNews = () => import('./notice/privacy-news.tsx').then((module) => module.PrivacyNews)
