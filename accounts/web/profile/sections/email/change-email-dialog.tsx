import { Banner, Button, Dialog, Field, showToast, TextInput } from '@basera/platform/design'
import { MailIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useId } from 'react'
import { useTabState } from '../../../form/kept-in-tab.ts'
import en from '../../../locales/en.json'
import { PasswordField } from '../../../sign-in/steps/fields.tsx'
import { MailedCodeField } from './mailed-code-field.tsx'
import { useEmailCode, useNewEmail } from './use-change-email.ts'

interface ChangeEmailProps {
  readonly email: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

const codeDigits = 6

function AddressStep({
  email,
  formId,
  form,
  needsPassword,
}: { readonly email: string; readonly formId: string } & ReturnType<typeof useNewEmail>) {
  const t = useSentences(en)
  return (
    <form id={formId} className="grid gap-4" {...form.form}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {t('accounts.settings.email.change.now', { email })}
      </p>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      <Field id={form.input('email').id} label={t('accounts.settings.email.new')} error={form.errors.email}>
        {(control) => (
          <TextInput
            {...form.input('email')}
            {...control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            data-autofocus
            readOnly={form.busy}
            icon={<MailIcon />}
          />
        )}
      </Field>
      {needsPassword ? (
        <div className="grid gap-4" aria-live="polite">
          <p>{t('accounts.settings.email.change.again')}</p>
          <PasswordField
            kind="current"
            label={t('accounts.settings.delete.password')}
            input={{ ...form.input('password'), autoFocus: true, readOnly: form.busy }}
            error={form.errors.password}
          />
        </div>
      ) : null}
      <p className="text-ink-2">{t('accounts.settings.email.change.text')}</p>
    </form>
  )
}

function CodeStep({
  formId,
  form,
  sentTo,
}: {
  readonly formId: string
  readonly form: ReturnType<typeof useEmailCode>
  readonly sentTo: string
}) {
  const t = useSentences(en)
  return (
    <form id={formId} className="grid gap-4" {...form.form}>
      <p role="status" className="text-ink-2 [overflow-wrap:anywhere]">
        {t('accounts.settings.email.change.sent', { email: sentTo })}
      </p>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      <MailedCodeField form={form} />
    </form>
  )
}

/** Asks for the new address, then for the code that was mailed to it (accounts.email-change). */
export function ChangeEmailDialog({ email, onClose, onChanged }: ChangeEmailProps) {
  const t = useSentences(en)
  const formId = useId()
  const [sentTo, setSentTo] = useTabState<string>('email-code')
  const address = useNewEmail(setSentTo)
  const code = useEmailCode((changed) => {
    setSentTo(undefined)
    showToast(t('accounts.settings.email.changed', { email: changed }))
    onClose()
    onChanged()
  })
  const { busy } = sentTo === undefined ? address.form : code
  const isShort = sentTo !== undefined && code.values.code.length !== codeDigits
  const back = () => {
    code.set('code', '')
    setSentTo(undefined)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={t('accounts.settings.email.change')}
      closeLabel={t('accounts.settings.delete.close')}
      width={480}
      sideBySide
      actions={
        <>
          <Button type="submit" form={formId} look="primary" busy={busy} disabled={isShort}>
            {t(
              sentTo === undefined ? 'accounts.settings.email.change.send' : 'accounts.settings.email.change',
            )}
          </Button>
          <Button disabled={busy} onClick={sentTo === undefined ? onClose : back}>
            {t(
              sentTo === undefined
                ? 'accounts.settings.password.cancel'
                : 'accounts.settings.email.change.other',
            )}
          </Button>
        </>
      }
    >
      {sentTo === undefined ? (
        <AddressStep email={email} formId={formId} {...address} />
      ) : (
        <CodeStep formId={formId} form={code} sentTo={sentTo} />
      )}
    </Dialog>
  )
}
