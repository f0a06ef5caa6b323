import type { PageHandle } from '@basera/platform/web'
import { useSentences } from '@basera/platform/web'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { rememberReturn } from '../session/remember-return.ts'
import { hasSignedOut } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'
import { signInAddress } from '../sign-in/sign-in-request.ts'
import en from './locales/en.json'
import { usePhoneCheck } from './use-phone-check.ts'
import { VerificationFailed } from './verification-failed.tsx'
import { Waiting } from './waiting.tsx'

/** What a guarded page says of itself beside its head. */
export interface GuardedHandle extends PageHandle {
  /** Its own prompt for people who are signed out (decisions 2). */
  readonly SignedOut?: ComponentType
}

function Loading() {
  return <Waiting words={useSentences(en)('guard.loading')} />
}

/** To Home, with the sign-in dialog open and this page in mind; without either for whoever has just signed out here. */
function ToSignIn() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const wanted = pathname + search + hash
    if (!hasSignedOut()) rememberReturn(wanted)
    void navigate(hasSignedOut() ? '/' : signInAddress(wanted), { replace: true })
  }, [navigate, pathname, search, hash])
  return <Loading />
}

/** Most members are verified: they do not fetch the way to become so. */
const VerifyPhone = lazy(() =>
  import('./verify-phone.tsx').then((module) => ({ default: module.VerifyPhone })),
)

function VerifiedOnly({ userId }: { readonly userId: string }) {
  const { check, retry, confirm } = usePhoneCheck(userId)
  if (check.isVerified) return <Outlet />
  if (check.loading) return <Loading />
  if (check.error) return <VerificationFailed error={check.error} onRetry={retry} />
  return (
    <Suspense fallback={<Loading />}>
      <VerifyPhone onVerified={confirm} />
    </Suspense>
  )
}

/**
 * What stands before every guarded page (accounts 2, decisions 2): a loading screen until it is known who asks, then the
 * page's own prompt or the way to sign in, then the phone check, then the page.
 */
export function Component() {
  const { status, user } = useSession()
  const handles = useMatches().map(({ handle }) => handle as GuardedHandle | undefined)
  const SignedOut = handles.findLast((handle) => handle?.SignedOut)?.SignedOut
  if (status === 'loading') return <Loading />
  if (user) return <VerifiedOnly key={user.id} userId={user.id} />
  return SignedOut ? <SignedOut /> : <ToSignIn />
}
