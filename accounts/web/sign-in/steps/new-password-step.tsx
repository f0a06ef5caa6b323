import { newPasswordFields } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { CheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import { useEffect, useState } from 'react'
import { passwordAsked, useKeptInTab } from '../../form/kept-in-tab.ts'
import en from '../../locales/en.json'
import { askAuth, refusalOf } from '../ask-auth.ts'
import { PasswordField } from './fields.tsx'
import type { StepProps } from './step.tsx'
import { StepTitle, useAfter } from './step.tsx'

/** Milliseconds, as after a magic link (accounts.dialog-closing). */
const closesAfter = 2000

type NewPasswordField = 'password' | 'confirm'

function useNewPassword({ finish }: StepProps) {
  const [saved, setSaved] = useState(false)
  useAfter(saved, closesAfter, finish)
  const form = useSubmitForm<NewPasswordField, 'email'>({
    initial: { password: '', confirm: '' },
    check: (values) => judge(newPasswordFields(values.password), values).errors,
    send: async ({ password }) => {
      const answer = await askAuth((auth) => auth.updateUser({ password }))
      return 'failure' in answer ? refusalOf(answer.failure) : () => setSaved(true)
    },
  })
  return { form, saved }
}

/** The link works once: after a reload the tab asks again, until the dialog is closed. */
function useAskedAgain() {
  const { keep } = useKeptInTab<true>(passwordAsked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it is shown.
  useEffect(() => {
    keep(true)
    return () => keep(undefined)
  }, [])
}

/** After a recovery link; the server ends other sessions (accounts.password-recovery). */
export function NewPasswordStep(props: StepProps) {
  const { titleId, notice } = props
  const t = useSentences(en)
  useAskedAgain()
  const { form, saved } = useNewPassword(props)
  const words = form.busy ? 'accounts.newPassword.busy' : 'accounts.newPassword.submit'
  return (
    <>
      <StepTitle id={titleId} text={t('accounts.newPassword.text')}>
        {t('accounts.newPassword.title')}
      </StepTitle>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice}
      <form className="auth-fields" {...form.form}>
        <PasswordField
          kind="new"
          label={t('accounts.field.newPassword')}
          hint={t('accounts.field.password.hint')}
          input={{ ...form.input('password'), readOnly: saved }}
          error={form.errors.password}
        />
        <PasswordField
          kind="new"
          label={t('accounts.field.confirm')}
          input={{ ...form.input('confirm'), readOnly: saved }}
          error={form.errors.confirm}
        />
        <div role="status" className="empty:absolute">
          {saved ? (
            <div className="banner tone-ok">
              <CheckIcon />
              <span>{t('accounts.newPassword.saved')}</span>
            </div>
          ) : null}
        </div>
        <Button type="submit" look="primary" block busy={form.busy} disabled={saved}>
          {t(saved ? 'accounts.newPassword.done' : words)}
        </Button>
      </form>
    </>
  )
}
