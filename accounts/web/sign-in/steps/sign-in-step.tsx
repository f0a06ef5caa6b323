import { emailField, passwordField } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { MailIcon } from '@basera/platform/design/icons'
import { useSentences, useSettings } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import { useRef } from 'react'
import { SecurityCheckField, useSecurityCheck } from '../../form/security-check-field.tsx'
import en from '../../locales/en.json'
import { askAuth, refusalOf } from '../ask-auth.ts'
import { Agreement } from './agreement.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import { GoogleButton } from './google-button.tsx'
import type { StepProps } from './step.tsx'
import { StepTitle } from './step.tsx'

/** Wrong passwords after which the server asks for a harder bot check (accounts.wrong-passwords). */
const usualAttempts = 4

const fields = { email: emailField, password: passwordField }

function useSignInForm({ email, finish }: StepProps) {
  const check = useSecurityCheck()
  const wrong = useRef(0)
  const form = useSubmitForm<keyof typeof fields, 'securityCheck'>({
    initial: { email, password: '' },
    check: (values) => ({
      ...judge(fields, values).errors,
      securityCheck: check.broken,
    }),
    send: async ({ email, password }) => {
      const options = check.token ? { captchaToken: check.token } : {}
      const answer = await askAuth((auth) =>
        auth.signInWithPassword({ email: email.trim(), password, options }),
      )
      if (!('failure' in answer)) return finish
      const { code } = answer.failure
      if (code === 'invalid_credentials') wrong.current += 1
      check.renew(code === 'captcha_failed' || wrong.current >= usualAttempts ? 'hard' : undefined)
      return refusalOf(answer.failure)
    },
  })
  return { form, check }
}

/** E-mail and password (accounts.email-required, accounts.password-required). */
export function SignInStep(props: StepProps) {
  const { titleId, notice, go } = props
  const t = useSentences(en)
  const { form, check } = useSignInForm(props)
  const email = form.values.email
  return (
    <>
      <StepTitle id={titleId}>{t('accounts.signIn.title')}</StepTitle>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice}
      <form className="auth-fields" {...form.form}>
        <EmailField input={form.input('email')} error={form.errors.email} />
        <div>
          <PasswordField
            kind="current"
            label={t('accounts.field.password')}
            input={form.input('password')}
            error={form.errors.password}
          />
          <button type="button" className="auth-forgot link" onClick={() => go('forgot-password', { email })}>
            {t('accounts.signIn.forgot')}
          </button>
        </div>
        <SecurityCheckField check={check} error={form.errors.securityCheck} />
        <Button type="submit" look="primary" block busy={form.busy}>
          {t(form.busy ? 'accounts.signIn.busy' : 'accounts.signIn.submit')}
        </Button>
      </form>
      <OtherWays go={go} email={email} />
    </>
  )
}

function OtherWays({ go, email }: Pick<StepProps, 'go' | 'email'>) {
  const t = useSentences(en)
  const { google } = useSettings()
  return (
    <>
      <p className="auth-or">{t('accounts.signIn.or')}</p>
      {google ? (
        <>
          <GoogleButton />
          <Agreement words="accounts.agree.newHere" />
        </>
      ) : null}
      <Button look="quiet" block icon={<MailIcon />} onClick={() => go('magic-link', { email })}>
        {t('accounts.signIn.magicLink')}
      </Button>
      <p className="text-center text-ink-3">
        {t('accounts.signIn.newHere')}{' '}
        <button type="button" className="link" onClick={() => go('signup', { email })}>
          {t('accounts.signIn.create')}
        </button>
      </p>
    </>
  )
}
