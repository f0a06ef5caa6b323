export type { GuardedHandle } from './guard/guarded-page.tsx'
export { Threshold, type ThresholdProps } from './guard/threshold.tsx'
export { PictureField } from './profile/picture-field.tsx'
export { type Picture, usePicture } from './profile/use-picture.ts'
export { accountsRoutes, guardedRoutes } from './routes.tsx'
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

/** Fetches the dialog that asks before a person is blocked. */
export const loadBlockDialog = () => import('./safety/block-dialog.tsx').then((module) => module.BlockDialog)

/** Fetches the dialog that tells the operator about a person. */
export const loadReportDialog = () =>
  import('./safety/report-dialog.tsx').then((module) => module.ReportDialog)
