import type { AccountCalls } from '@basera/accounts/contract'
import { Button, Field, Loading, OneTimeCode, TextInput } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import type { ModerationCalls } from '@basera/trust/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import en from '../locales/en.json'
import { Failure, failureOf } from './console-parts.tsx'

interface StepProps {
  readonly onDone: () => void
}

/** Sends what was typed, and keeps the refusal's sentence. */
function useSending(send: () => Promise<unknown>, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await send()
      onDone()
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  return { isBusy, failure, setFailure, submit }
}

interface StepFormProps {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly beforeField?: ReactNode
  readonly children: ReactNode
}

function StepForm({ title, text, label, isBusy, onSubmit, beforeField, children }: StepFormProps) {
  return (
    <form
      className="wrap page-prompt grid justify-items-center gap-4"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <h1 className="text-h1">{title}</h1>
      <p className="text-center">{text}</p>
      {beforeField}
      <div className="w-full max-w-[440px]">{children}</div>
      <Button look="primary" size="l" type="submit" busy={isBusy}>
        {label}
      </Button>
    </form>
  )
}

function SignInAgain({ onDone }: StepProps) {
  const t = useSentences(en)
  const api = useApi<AccountCalls>()
  const [password, setPassword] = useState('')
  const sending = useSending(() => api('POST /api/me/reauthentication', { body: { password } }), onDone)
  return (
    <StepForm
      title={t('trust.console.signIn')}
      text={t('trust.console.signIn.text')}
      label={t('trust.console.continue')}
      isBusy={sending.isBusy}
      onSubmit={() => void sending.submit()}
    >
      <Field label={t('trust.console.password')} error={sending.failure}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </StepForm>
  )
}

function Enrolment() {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  const made = useQuery({
    queryKey: ['moderate', 'enrolment'],
    queryFn: () => api('POST /api/moderate/enrolment', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (made.error) return <Failure error={made.error} onRetry={() => void made.refetch()} />
  if (!made.data) return <Loading words={t('trust.console.loading')} />
  const { qr, secret } = made.data
  return (
    <>
      <svg
        className="desk-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('trust.console.enrol.qr')}
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p>
        {t('trust.console.enrol.key')}: <code data-testid="secret">{secret}</code>
      </p>
    </>
  )
}

function Code({ step, onDone }: StepProps & { readonly step: 'enrol' | 'code' }) {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  const [code, setCode] = useState('')
  const sending = useSending(() => api('POST /api/moderate/code', { body: { code } }), onDone)
  const isFirst = step === 'enrol'
  const submit = () => {
    if (code.length < 6) sending.setFailure(t('trust.console.code.short'))
    else void sending.submit().then(() => setCode(''))
  }
  return (
    <StepForm
      title={t(isFirst ? 'trust.console.enrol' : 'trust.console.code.title')}
      text={t(isFirst ? 'trust.console.enrol.text' : 'trust.console.code.text')}
      label={t('trust.console.open')}
      isBusy={sending.isBusy}
      onSubmit={submit}
      beforeField={isFirst && <Enrolment />}
    >
      <Field label={t('trust.console.code')} error={sending.failure}>
        {(control) => <OneTimeCode {...control} autoFocus value={code} onChange={setCode} />}
      </Field>
    </StepForm>
  )
}

/** What comes before the desk (trust.moderator-code). */
export function Entrance({ step, onDone }: StepProps & { readonly step: 'sign_in' | 'enrol' | 'code' }) {
  return step === 'sign_in' ? (
    <SignInAgain onDone={onDone} />
  ) : (
    <Code key={step} step={step} onDone={onDone} />
  )
}
