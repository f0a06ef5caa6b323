import type { AccountCalls, EmailCalls } from '@basera/accounts/contract'
import { emailField } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import { useState } from 'react'
import { codeField, refusalOf } from '../../../form/refusal-of.ts'
import { loadAuthClient } from '../../../session/index.ts'

const addressField = ({ errors }: Problem) =>
  (['email', 'password'] as const).find((name) => name === errors[0]?.field)

/** The address, and the password where the sign-in is too old (accounts.fresh-sign-in). */
export function useNewEmail(onSent: (email: string) => void) {
  const api = useApi<AccountCalls & EmailCalls>()
  const [needsPassword, setNeedsPassword] = useState(false)
  const form = useSubmitForm<'email' | 'password'>({
    initial: { email: '', password: '' },
    check: ({ email }) => judge({ email: emailField }, { email }).errors,
    send: async ({ email, password }) => {
      try {
        if (needsPassword) await api('POST /api/me/reauthentication', { body: { password } })
        const sent = await api('POST /api/me/email/code', { body: { email } })
        return () => onSent(sent.email)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'reauthentication_needed' || needsPassword)
          return refusalOf(error, addressField)
        setNeedsPassword(true)
        return {}
      }
    },
  })
  return { form, needsPassword }
}

/** The session's own copy of the address is renewed with it. */
export function useEmailCode(onChanged: (email: string) => void) {
  const api = useApi<EmailCalls>()
  return useSubmitForm<'code'>({
    initial: { code: '' },
    check: () => ({}),
    send: async ({ code }) => {
      try {
        const { email } = await api('PUT /api/me/email', { body: { code } })
        void loadAuthClient().then((auth) => auth.refreshSession())
        return () => onChanged(email)
      } catch (error) {
        return refusalOf(error, codeField)
      }
    },
  })
}
