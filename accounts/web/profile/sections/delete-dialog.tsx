import type { AccountCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { ConfirmDialog, Field, showToast, TextInput } from '@basera/platform/design'
import { sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { type FormEvent, useId, useState } from 'react'
import en from '../../locales/en.json'
import { signOut } from '../../session/index.ts'
import { PasswordField } from '../../sign-in/steps/fields.tsx'

const say = sentencesOf(en)

export const isOwnEmail = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase()

const saidByServer: readonly string[] = ['too_many_requests', 'validation_failed', 'conflict']

function useDeletion(email: string) {
  const api = useApi<AccountCalls>()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  /** Undefined until the server asks for it (accounts.fresh-sign-in). */
  const [password, setPassword] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isOwnEmail(typed, email)) return setError(say('accounts.settings.delete.differs'))
    setBusy(true)
    setFailure(undefined)
    try {
      if (password !== undefined) await api('POST /api/me/reauthentication', { body: { password } })
      await api('DELETE /api/me', { body: { confirm_email: typed } })
      showToast(say('accounts.settings.delete.done'))
      await signOut()
    } catch (refusal) {
      setBusy(false)
      const code = refusal instanceof Problem ? refusal.code : undefined
      if (code === 'reauthentication_needed') return setPassword('')
      const told = refusal instanceof Problem && saidByServer.includes(refusal.code)
      setFailure(told ? refusal.message : say('accounts.settings.delete.failed'))
    }
  }
  return { typed, type, busy, error, failure, password, setPassword, remove }
}

/** Deletes the account once its address is typed; leads to Home (accounts.deletion-confirmed). */
export function DeleteDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const t = useSentences(en)
  const formId = useId()
  const { typed, type, busy, error, failure, password, setPassword, remove } = useDeletion(email)
  return (
    <ConfirmDialog
      title={t('accounts.settings.delete.title')}
      closeLabel={t('accounts.settings.delete.close')}
      confirm={t(busy ? 'accounts.settings.delete.busy' : 'accounts.settings.delete.confirm')}
      keep={t('accounts.settings.delete.keep')}
      width={480}
      busy={busy}
      failure={failure}
      formId={formId}
      onClose={onClose}
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={(event) => void remove(event)}>
        <p className="text-ink-2">{t('accounts.settings.delete.text')}</p>
        <Field label={t('accounts.settings.delete.type', { email })} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={255}
              data-autofocus
              value={typed}
              readOnly={busy}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        {password === undefined ? null : (
          <div className="grid gap-4" aria-live="polite">
            <p>{t('accounts.settings.delete.again')}</p>
            <PasswordField
              kind="current"
              label={t('accounts.settings.delete.password')}
              input={{
                value: password,
                autoFocus: true,
                readOnly: busy,
                onChange: (event) => setPassword(event.target.value),
              }}
              error={undefined}
            />
          </div>
        )}
      </form>
    </ConfirmDialog>
  )
}
