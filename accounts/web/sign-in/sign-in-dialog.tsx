import './sign-in-dialog.css'
import { Banner, cx, IconButton, ProgressSteps, useModal } from '@basera/platform/design'
import { DoorChai, DoorLocked, DoorOpen, Toran, Wordmark } from '@basera/platform/design/art'
import { XIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import en from '../locales/en.json'
import { takeReturn } from '../session/return-path.ts'
import type { SignInDialogProps } from './sign-in-dialog-provider.tsx'
import type { SignInStep as StepName } from './sign-in-request.ts'
import { ForgotPasswordStep, MagicLinkStep } from './steps/mailed-link-steps.tsx'
import { NewPasswordStep } from './steps/new-password-step.tsx'
import { PhoneStep } from './steps/phone-step.tsx'
import { ProfileStep } from './steps/profile-step.tsx'
import { SignInStep } from './steps/sign-in-step.tsx'
import { SignUpStep } from './steps/sign-up-step.tsx'
import type { StepProps } from './steps/step.tsx'
import { SuccessSheet } from './success-sheet.tsx'
import { beginWalk, type Walk, walkTo } from './walk.ts'

const doors = {
  signin: DoorOpen,
  signup: DoorChai,
  'magic-link': DoorOpen,
  'forgot-password': DoorOpen,
  'new-password': DoorOpen,
  profile: DoorChai,
  'phone-verification': DoorLocked,
} as const satisfies Record<StepName, unknown>

function ArtColumn({ step }: { readonly step: StepName }) {
  const t = useSentences(en)
  const Door = doors[step]
  return (
    <div className="auth-art">
      <Door />
      <p>
        <strong>{t(`accounts.art.${step}`)}</strong>
        {t('accounts.art.fees')}
      </p>
    </div>
  )
}

function useWalk({ request, onClose }: SignInDialogProps) {
  const [kept, setWalk] = useState(() => beginWalk(request))
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Reopened while open: starts afresh.
  const walk = kept.request === request ? kept : beginWalk(request, kept.opening + 1)
  if (walk !== kept) setWalk(walk)
  const finish = () => {
    if (walk.step === 'signin' && walk.resume) return setWalk(walkTo(walk, walk.resume))
    onClose()
    const wanted = takeReturn()
    if (wanted) void navigate(wanted, { replace: wanted === pathname + search })
  }
  const go: StepProps['go'] = (step, luggage) => setWalk((now) => walkTo(now, step, luggage))
  return { walk, go, finish, celebrate: () => setWalk((now) => walkTo(now, 'done')) }
}

/** Back and Forward leave the page below, so the dialog closes. */
function useClosedByBack(onClose: () => void): void {
  const { pathname } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  const opened = useRef(pathname)
  useEffect(() => {
    if (pathname !== opened.current && isBackOrForward) onClose()
  }, [pathname, isBackOrForward, onClose])
}

/** Focuses the heading of a new form; the dialog focused the first. */
function useFocusOnForm(form: string, dialog: { readonly current: HTMLElement | null }): void {
  const shown = useRef(form)
  useEffect(() => {
    if (shown.current === form) return
    shown.current = form
    dialog.current?.scrollTo(0, 0)
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, dialog])
}

function Progress({ walk }: { readonly walk: Walk }) {
  const t = useSentences(en)
  if (!walk.isNew || (walk.step !== 'profile' && walk.step !== 'phone-verification')) return null
  const steps = [t('accounts.steps.account'), t('accounts.steps.profile'), t('accounts.steps.phone')]
  return <ProgressSteps steps={steps} current={walk.step === 'profile' ? 1 : 2} />
}

interface FormProps extends StepProps {
  readonly step: Exclude<Walk['step'], 'done'>
  readonly onClose: () => void
  readonly onVerified: () => void
}

function Form({ step, onClose, onVerified, ...props }: FormProps): ReactNode {
  if (step === 'signup') return <SignUpStep {...props} />
  if (step === 'magic-link') return <MagicLinkStep {...props} onClose={onClose} />
  if (step === 'forgot-password') return <ForgotPasswordStep {...props} />
  if (step === 'new-password') return <NewPasswordStep {...props} />
  if (step === 'profile') return <ProfileStep {...props} />
  if (step === 'phone-verification') return <PhoneStep {...props} onVerified={onVerified} />
  return <SignInStep {...props} />
}

/** A door on wide screens, the whole screen on phones. */
export function SignInDialog({ request, onClose }: SignInDialogProps) {
  const t = useSentences(en)
  const titleId = useId()
  const { walk, go, finish, celebrate } = useWalk({ request, onClose })
  const { step, notice } = walk
  const form = `${walk.opening} ${step}`
  const modal = useModal({ onClose: step === 'done' ? finish : onClose })
  useClosedByBack(onClose)
  useFocusOnForm(form, modal.ref)
  const banner = notice ? <Banner tone={notice.tone}>{notice.text}</Banner> : null
  return (
    <dialog
      {...modal}
      className={cx('dialog', step !== 'done' && 'auth')}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      {step === 'done' ? (
        <SuccessSheet titleId={titleId} finish={finish} />
      ) : (
        <>
          <ArtColumn step={step} />
          <div className="auth-form">
            <Toran className="auth-toran" />
            <Wordmark className="auth-logo" />
            <Progress walk={walk} />
            <Form
              key={form}
              step={step}
              titleId={titleId}
              email={walk.email}
              notice={banner}
              go={go}
              finish={finish}
              onClose={onClose}
              onVerified={celebrate}
            />
          </div>
          <IconButton
            className="auth-close"
            label={t('accounts.signIn.close')}
            icon={<XIcon />}
            onClick={onClose}
          />
        </>
      )}
    </dialog>
  )
}
