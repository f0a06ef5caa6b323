import { emailField, newPasswordFields } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { sentencesOf, useSentences } from '@basera/platform/web'
import { judge, type Next, type Refusal, useSubmitForm } from '@basera/platform/web/form'
import type { AuthResponse } from '@supabase/auth-js'
import { SecurityCheckField, useSecurityCheck } from '../../form/security-check-field.tsx'
import en from '../../locales/en.json'
import { askAuth, refusalOf } from '../ask-auth.ts'
import { Agreement } from './agreement.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import type { StepProps } from './step.tsx'
import { StepTitle } from './step.tsx'

type SignUpField = 'email' | 'password' | 'confirm'

const say = sentencesOf(en)

/** A foreign server may want e-mails confirmed first, and gives no session then. */
function afterSignUp(
  { session, user }: AuthResponse['data'],
  { go, email }: StepProps,
): Refusal<never> | Next {
  if (session)
    return () => go('profile', { isNew: true, notice: { tone: 'ok', text: say('accounts.signUp.created') } })
  if (user?.identities?.length === 0) return { banner: say('accounts.failure.exists.signIn') }
  return () => go('signin', { email, notice: { tone: 'ok', text: say('accounts.signUp.confirm') } })
}

function useSignUpForm(props: StepProps) {
  const check = useSecurityCheck()
  const form = useSubmitForm<SignUpField, 'securityCheck'>({
    initial: { email: props.email, password: '', confirm: '' },
    check: (values) => ({
      ...judge({ email: emailField, ...newPasswordFields(values.password) }, values).errors,
      securityCheck: check.broken,
    }),
    send: async ({ email, password }) => {
      const options = check.token ? { captchaToken: check.token } : {}
      const answer = await askAuth((auth) => auth.signUp({ email: email.trim(), password, options }))
      if (!('failure' in answer)) return afterSignUp(answer.data, { ...props, email })
      check.renew()
      return refusalOf(answer.failure)
    },
  })
  return { form, check }
}

/** A new account (accounts.password-minimum, accounts.password-repeated). */
export function SignUpStep(props: StepProps) {
  const { titleId, notice, go } = props
  const t = useSentences(en)
  const { form, check } = useSignUpForm(props)
  return (
    <>
      <StepTitle id={titleId}>{t('accounts.signUp.title')}</StepTitle>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice}
      <form className="auth-fields" {...form.form}>
        <EmailField input={form.input('email')} error={form.errors.email} />
        <PasswordField
          kind="new"
          label={t('accounts.field.password')}
          hint={t('accounts.field.password.hint')}
          input={form.input('password')}
          error={form.errors.password}
        />
        <PasswordField
          kind="new"
          label={t('accounts.field.confirm')}
          input={form.input('confirm')}
          error={form.errors.confirm}
        />
        <SecurityCheckField check={check} error={form.errors.securityCheck} />
        <Button type="submit" look="primary" block busy={form.busy} disabled={!check.token}>
          {t(form.busy ? 'accounts.signUp.busy' : 'accounts.signUp.submit')}
        </Button>
        <Agreement words="accounts.agree.signUp" />
      </form>
      <p className="text-center text-ink-3">
        {t('accounts.signUp.member')}{' '}
        <button type="button" className="link" onClick={() => go('signin', { email: form.values.email })}>
          {t('accounts.signUp.signIn')}
        </button>
      </p>
    </>
  )
}
