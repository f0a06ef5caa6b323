import { phoneCodeDigits } from '@basera/accounts/contract'
import { Banner, Button, Field, OneTimeCode } from '@basera/platform/design'
import { RotateCwIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useSubmitForm } from '@basera/platform/web/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BotCheck } from '../bot-check/bot-check.tsx'
import en from '../locales/en.json'
import type { PhoneCodes, SentCode } from './phone-codes.ts'
import { type HeadingPlace, PhoneHeading } from './phone-heading.tsx'
import { showPhone } from './phone-text.ts'
import type { PhoneTrouble } from './phone-trouble.ts'
import { useResend, useSecondsLeft } from './use-resend.ts'

interface MessageCode extends Credential {
  readonly code: string
}

function useMessageCode(fill: (code: string) => void): void {
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const waiting = new AbortController()
    const question = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
    navigator.credentials.get(question).then(
      (answer) => answer && fillIn((answer as MessageCode).code),
      // Refused, or nothing came: the person types it.
      () => undefined,
    )
    return () => waiting.abort()
  }, [])
}

export interface CodeEntryProps extends HeadingPlace {
  readonly codes: PhoneCodes
  readonly sent: SentCode
  readonly sentAt: number
  readonly onResent: (sent: SentCode) => void
  readonly onChangeNumber: () => void
  readonly onConfirmed: () => void
}

function useCodeForm({ codes, onConfirmed }: CodeEntryProps) {
  return useSubmitForm<'code'>({
    initial: { code: '' },
    check: () => ({}),
    send: async ({ code }) => {
      try {
        await codes.verify(code)
        return onConfirmed
      } catch (error) {
        return { fields: { code: (error as PhoneTrouble).message } }
      }
    },
  })
}

/** Where the six digits are entered (accounts.phone-screen). */
export function CodeEntry(props: CodeEntryProps) {
  const { sent } = props
  const t = useSentences(en)
  const form = useCodeForm(props)
  const place = useRef<HTMLDivElement>(null)
  useMessageCode((code) => form.set('code', code))
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const [isAnother, setAnother] = useState(false)
  const onResent = (another: SentCode) => {
    form.set('code', '')
    setAnother(true)
    props.onResent(another)
  }
  const code = form.values.code
  return (
    <>
      <div>
        <PhoneHeading {...props}>{t('accounts.phone.code.title')}</PhoneHeading>
        <p className="mt-1">
          {t('accounts.phone.code.sentTo')}{' '}
          <b className="whitespace-nowrap font-semibold text-ink tabular-nums">{showPhone(sent.phone)}</b>
        </p>
      </div>
      {isAnother ? (
        <Banner tone="ok">{t('accounts.phone.sent', { phone: showPhone(sent.phone) })}</Banner>
      ) : null}
      <form className="grid gap-4" {...form.form}>
        <div ref={place}>
          <Field
            id={form.input('code').id}
            label={t('accounts.phone.code.label')}
            hideLabel
            hint={t('accounts.phone.code.hint')}
            error={form.errors.code}
          >
            {(control) => (
              <OneTimeCode
                {...control}
                name="code"
                value={code}
                // Typing after a refused code starts a new one.
                onBeforeInput={() => form.errors.code && form.set('code', '')}
                onChange={(digits) => form.set('code', digits)}
              />
            )}
          </Field>
        </div>
        <Button
          type="submit"
          look="primary"
          block
          busy={form.busy}
          disabled={code.length !== phoneCodeDigits}
        >
          {t(form.busy ? 'accounts.phone.code.verifying' : 'accounts.phone.code.verify')}
        </Button>
      </form>
      <OtherCode {...props} onResent={onResent} />
    </>
  )
}

/** Change Number, or another code after the wait (accounts.phone-resend). */
function OtherCode({ codes, sent, sentAt, onResent, onChangeNumber }: CodeEntryProps) {
  const t = useSentences(en)
  const resend = useResend(codes, sent.phone, onResent)
  const seconds = useSecondsLeft(sentAt + sent.resendIn * 1000)
  const isBusy = resend.state !== 'still'
  const wait = seconds > 0 ? t('accounts.phone.code.resendIn', { seconds }) : t('accounts.phone.code.resend')
  return (
    <>
      {resend.trouble ? <Banner tone="danger">{resend.trouble}</Banner> : null}
      {resend.state === 'checking' ? <BotCheck attempt={0} onToken={resend.onToken} /> : null}
      <div className="-mx-[12px] flex flex-wrap justify-between gap-x-2">
        <Button look="quiet" size="s" className="px-[12px]" onClick={onChangeNumber}>
          {t('accounts.phone.code.change')}
        </Button>
        <Button
          look="quiet"
          size="s"
          className="px-[12px] tabular-nums disabled:bg-transparent disabled:text-ink-3"
          icon={<RotateCwIcon />}
          busy={isBusy}
          disabled={seconds > 0}
          onClick={resend.start}
        >
          {isBusy ? t('accounts.phone.code.resending') : wait}
        </Button>
      </div>
    </>
  )
}
