import type { AccountCalls } from '@basera/accounts/contract'
import { Banner, Button, Dialog, showToast } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useSubmitForm } from '@basera/platform/web/form'
import { useState } from 'react'
import { refusalOf } from '../../../form/refusal-of.ts'
import en from '../../../locales/en.json'
import { PhoneVerification } from '../../../phone/phone-verification.tsx'
import { PasswordField } from '../../../sign-in/steps/fields.tsx'

interface ChangePhoneProps {
  /** Whoever has one gives it before a verified number changes. */
  readonly asksPassword: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

function PasswordStep({ onGiven }: { readonly onGiven: () => void }) {
  const t = useSentences(en)
  const api = useApi<AccountCalls>()
  const form = useSubmitForm<'password'>({
    initial: { password: '' },
    check: () => ({}),
    send: async (body) => {
      try {
        await api('POST /api/me/reauthentication', { body })
        return onGiven
      } catch (error) {
        return refusalOf(error, ({ errors }) => (errors[0]?.field === 'password' ? 'password' : undefined))
      }
    },
  })
  return (
    <form className="grid gap-4" {...form.form}>
      <p className="text-ink-2">{t('accounts.settings.phone.again')}</p>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      <PasswordField
        kind="current"
        label={t('accounts.settings.delete.password')}
        input={{ ...form.input('password'), autoFocus: true, readOnly: form.busy }}
        error={form.errors.password}
      />
      <Button type="submit" look="primary" block busy={form.busy}>
        {t('accounts.profileStep.submit')}
      </Button>
    </form>
  )
}

/** Asks for the password, then for the new number and its code (accounts.phone-change). */
export function ChangePhoneDialog({ asksPassword, onClose, onChanged }: ChangePhoneProps) {
  const t = useSentences(en)
  const [isGiven, setGiven] = useState(!asksPassword)
  const done = () => {
    showToast(t('accounts.settings.phone.changed'))
    onClose()
    onChanged()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accounts.settings.phone')}
      closeLabel={t('accounts.settings.delete.close')}
      width={480}
    >
      {isGiven ? (
        <PhoneVerification
          onVerified={done}
          celebrates={false}
          {...(asksPassword ? { intro: t('accounts.settings.phone.text') } : {})}
        />
      ) : (
        <PasswordStep onGiven={() => setGiven(true)} />
      )}
    </Dialog>
  )
}
