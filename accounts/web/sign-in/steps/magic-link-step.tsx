import { useState } from 'react'
import { useAfter } from './after.ts'
import { MailedLinkForm } from './mailed-link-form.tsx'
import type { StepProps } from './step-props.ts'

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
