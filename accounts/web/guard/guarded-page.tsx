import { Button } from '@basera/platform/design'
import { ScenePhone } from '@basera/platform/design/art'
import { RotateCwIcon } from '@basera/platform/design/icons'
import type { PageHandle } from '@basera/platform/web'
import { lazyPart, useSentences } from '@basera/platform/web'
import { type ComponentType, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import en from '../locales/en.json'
import { rememberReturn } from '../session/remember-return.ts'
import { hasSignedOut } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'
import { signInAddress } from '../sign-in/sign-in-request.ts'
import { LoadingPage } from './loading-page.tsx'
import { usePhoneCheck } from './phone-check.ts'
import { ReadOnlyProvider } from './read-only.ts'

/** The `handle` of a guarded route. */
export interface GuardedHandle extends PageHandle {
  /** shell.signed-out-prompt */
  readonly SignedOut?: ComponentType
  /** Shown to read where the number left the account (trust.number-left); asks `useReadOnly`. */
  readonly canBeRead?: boolean
}

function Loading() {
  return <LoadingPage words={useSentences(en)('guard.loading')} />
}

/** To the sign-in dialog (shell.signed-out-redirect); to plain Home after a sign-out here. */
function RedirectToSignIn() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const path = pathname + search + hash
    if (!hasSignedOut()) rememberReturn(path)
    void navigate(hasSignedOut() ? '/' : signInAddress(path), { replace: true })
  }, [navigate, pathname, search, hash])
  return <Loading />
}

/** Most members are verified and never need this code. */
const VerifyPhone = lazyPart(() =>
  import('./verify-phone.tsx').then((module) => ({ default: module.VerifyPhone })),
)

interface VerificationFailedProps {
  readonly error: string
  readonly onRetry: () => void
}

/** It is unknown whether the phone is verified (shell.phone-check-failed). */
export function VerificationFailed({ error, onRetry }: VerificationFailedProps) {
  const t = useSentences(en)
  return (
    <div className="wrap empty page-prompt" role="alert">
      <ScenePhone />
      <h1 className="text-h1">{t('guard.checkFailed')}</h1>
      <p>{t('guard.checkFailed.text', { error })}</p>
      <div>
        <Button look="primary" icon={<RotateCwIcon />} onClick={onRetry}>
          {t('guard.retry')}
        </Button>
      </div>
    </div>
  )
}

function VerifiedOnly({ userId, canBeRead }: { readonly userId: string; readonly canBeRead: boolean }) {
  const { check, retry, confirm } = usePhoneCheck(userId)
  if (check.isVerified) return <Outlet />
  if (check.loading) return <Loading />
  if (check.error) return <VerificationFailed error={check.error} onRetry={retry} />
  if (check.numberLeft && canBeRead)
    return (
      <ReadOnlyProvider value>
        <Outlet />
      </ReadOnlyProvider>
    )
  return (
    <Suspense fallback={<Loading />}>
      <VerifyPhone onVerified={confirm} />
    </Suspense>
  )
}

/** The guard around every guarded page (shell.guard-order). */
export function Component() {
  const { status, user } = useSession()
  const handles = useMatches().map(({ handle }) => handle as GuardedHandle | undefined)
  const SignedOut = handles.findLast((handle) => handle?.SignedOut)?.SignedOut
  if (status === 'loading') return <Loading />
  const canBeRead = handles.some((handle) => handle?.canBeRead)
  if (user) return <VerifiedOnly key={user.id} userId={user.id} canBeRead={canBeRead} />
  return SignedOut ? <SignedOut /> : <RedirectToSignIn />
}
