import { useState } from 'react'
import { useAfter } from './after.ts'
import { MailedLinkForm } from './mailed-link-form.tsx'
import type { StepProps } from './step-props.ts'

/** Milliseconds that "Check your email for the magic link!" stays (accounts 9). */
const closesAfter = 2000

/** Has a link mailed that signs in, and makes an account where there is none (accounts 2, 7). */
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
