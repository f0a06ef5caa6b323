import { newPasswordFields, passwordField } from '@basera/accounts/contract'
import { Banner, Button, KeyRoundIcon, showToast } from '@basera/platform/design'
import { sentencesOf, useSentences } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import { useState } from 'react'
import en from '../../locales/en.json'
import { type AuthFailure, askAuth, refusalOf } from '../../sign-in/ask-auth.ts'
import { PasswordField } from '../../sign-in/steps/fields.tsx'
import { Section } from './section.tsx'

const say = sentencesOf(en)

interface PasswordFormProps {
  readonly hasPassword: boolean
  readonly onSaved: () => void
  readonly onCancel: () => void
}

function refusalOfChange(failure: AuthFailure) {
  if (failure.code === 'current_password_mismatch')
    return { fields: { current: say('accounts.settings.password.wrong') } }
  return refusalOf(failure)
}

function usePasswordForm({ hasPassword, onSaved }: PasswordFormProps) {
  return useSubmitForm<'current' | 'password' | 'confirm', 'email'>({
    initial: { current: '', password: '', confirm: '' },
    check: (values) => {
      const present = hasPassword ? { current: passwordField } : {}
      return judge({ ...present, ...newPasswordFields(values.password) }, values).errors
    },
    send: async ({ current, password }) => {
      const proof = hasPassword ? { current_password: current } : {}
      const answer = await askAuth((auth) => auth.updateUser({ password, ...proof }))
      if ('failure' in answer) return refusalOfChange(answer.failure)
      return () => {
        showToast(say('accounts.settings.password.saved'))
        onSaved()
      }
    },
  })
}

function PasswordForm(props: PasswordFormProps) {
  const { hasPassword, onCancel } = props
  const t = useSentences(en)
  const form = usePasswordForm(props)
  return (
    <form
      className="grid w-full max-w-[440px] gap-4"
      aria-label={t('accounts.settings.password')}
      {...form.form}
    >
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      {hasPassword ? (
        <PasswordField
          kind="current"
          label={t('accounts.settings.password.current')}
          input={{ ...form.input('current'), autoFocus: true }}
          error={form.errors.current}
        />
      ) : null}
      <PasswordField
        kind="new"
        label={t('accounts.settings.password.new')}
        hint={t('accounts.settings.password.hint')}
        input={{ ...form.input('password'), autoFocus: !hasPassword }}
        error={form.errors.password}
      />
      <PasswordField
        kind="new"
        label={t('accounts.settings.password.confirm')}
        input={form.input('confirm')}
        error={form.errors.confirm}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy}>
          {t(form.busy ? 'accounts.settings.password.saving' : 'accounts.settings.password.save')}
        </Button>
        <Button look="quiet" disabled={form.busy} onClick={onCancel}>
          {t('accounts.settings.password.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface PasswordSectionProps {
  readonly hasPassword: boolean
  /** Other sessions have ended (auth-protocol.password-change). */
  readonly onSaved: () => void
}

export function PasswordSection({ hasPassword, onSaved }: PasswordSectionProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const saved = () => {
    close()
    onSaved()
  }
  return (
    <Section title={t('accounts.settings.password')}>
      <p className="text-ink-2">
        {t(hasPassword ? 'accounts.settings.password.have' : 'accounts.settings.password.none')}
      </p>
      {isOpen ? (
        <PasswordForm hasPassword={hasPassword} onSaved={saved} onCancel={close} />
      ) : (
        <Button icon={<KeyRoundIcon />} onClick={() => setOpen(true)}>
          {t(hasPassword ? 'accounts.settings.password.change' : 'accounts.settings.password.set')}
        </Button>
      )}
    </Section>
  )
}
