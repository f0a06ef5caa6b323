export {
  SignInDialogProvider,
  type SignInDialogProviderProps,
  type SignInDialogState,
  useSignInDialog,
} from './sign-in/sign-in-dialog-provider.tsx'
export { type ReturnError, type SignInRequest, signInAddress } from './sign-in/sign-in-request.ts'
