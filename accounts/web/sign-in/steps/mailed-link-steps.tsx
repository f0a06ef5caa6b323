import { emailField } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { ArrowLeftIcon, CheckIcon, MailCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import type { GoTrueClient } from '@supabase/auth-js'
import { useState } from 'react'
import { SecurityCheckField, useSecurityCheck } from '../../form/security-check-field.tsx'
import en from '../../locales/en.json'
import { type AuthFailure, askAuth, refusalOf } from '../ask-auth.ts'
import { Agreement } from './agreement.tsx'
import { EmailField } from './fields.tsx'
import { type StepProps, StepTitle, useAfter } from './step.tsx'

export interface MailedLinkFormProps extends StepProps {
  readonly words: 'accounts.magicLink' | 'accounts.forgot'
  readonly ask: (
    auth: GoTrueClient,
    email: string,
    captchaToken: string,
  ) => Promise<{ data: unknown; error: AuthFailure | null }>
  readonly onSent?: () => void
}

function useMailedLink({ email, ask, onSent }: MailedLinkFormProps) {
  const [sent, setSent] = useState(false)
  const check = useSecurityCheck()
  const form = useSubmitForm<'email', 'securityCheck'>({
    initial: { email },
    check: (values) => ({ ...judge({ email: emailField }, values).errors, securityCheck: check.broken }),
    send: async (values) => {
      const answer = await askAuth((auth) => ask(auth, values.email.trim(), check.token ?? ''))
      check.renew()
      if ('failure' in answer) return refusalOf(answer.failure)
      return () => {
        setSent(true)
        onSent?.()
      }
    },
  })
  return { form, check, sent }
}

function MailedLinkForm(props: MailedLinkFormProps) {
  const { words, titleId, notice, go } = props
  const t = useSentences(en)
  const { form, check, sent } = useMailedLink(props)
  const trouble = form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice
  return (
    <>
      <StepTitle id={titleId} text={t(`${words}.text`)}>
        {t(`${words}.title`)}
      </StepTitle>
      {sent ? null : trouble}
      <form className="auth-fields" {...form.form}>
        <EmailField input={{ ...form.input('email'), readOnly: sent }} error={form.errors.email} />
        {/* Rendered before its words, so that they are read out. */}
        <div role="status" className="empty:absolute">
          {sent ? (
            <div className="banner tone-ok">
              <MailCheckIcon />
              <span>{t(`${words}.sent`)}</span>
            </div>
          ) : null}
        </div>
        {sent ? null : <SecurityCheckField check={check} error={form.errors.securityCheck} />}
        <Button
          type="submit"
          look="primary"
          block
          busy={form.busy}
          disabled={sent}
          icon={sent ? <CheckIcon /> : undefined}
        >
          {t(sent ? `${words}.done` : form.busy ? `${words}.busy` : `${words}.submit`)}
        </Button>
        {words === 'accounts.magicLink' ? <Agreement words="accounts.agree.newHere" /> : null}
      </form>
      <Button
        look="quiet"
        className="self-center"
        icon={<ArrowLeftIcon />}
        onClick={() => go('signin', { email: form.values.email })}
      >
        {t('accounts.signIn.back')}
      </Button>
    </>
  )
}

/** The answer is the same for every address (accounts.password-recovery). */
export function ForgotPasswordStep(props: StepProps) {
  return (
    <MailedLinkForm
      {...props}
      words="accounts.forgot"
      ask={(auth, email, captchaToken) =>
        auth.resetPasswordForEmail(email, { redirectTo: window.location.origin, captchaToken })
      }
    />
  )
}

/** Milliseconds (accounts.dialog-closing). */
const closesAfter = 2000

/** Mails a link that signs in or makes an account (auth-protocol.magic-link). */
export function MagicLinkStep(props: StepProps & { readonly onClose: () => void }) {
  const [sent, setSent] = useState(false)
  useAfter(sent, closesAfter, props.onClose)
  return (
    <MailedLinkForm
      {...props}
      words="accounts.magicLink"
      onSent={() => setSent(true)}
      ask={(auth, email, captchaToken) =>
        auth.signInWithOtp({
          email,
          options: { emailRedirectTo: window.location.origin, captchaToken },
        })
      }
    />
  )
}
