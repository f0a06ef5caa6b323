import { MailedLinkForm } from './mailed-link-form.tsx'
import type { StepProps } from './step-props.ts'

/** Has a link mailed that leads to a new password; the same answer for every address (decisions 3, auth protocol 5). */
export function ForgotPasswordStep(props: StepProps) {
  return (
    <MailedLinkForm
      {...props}
      words="accounts.forgot"
      ask={(auth, email, captchaToken) =>
        auth.resetPasswordForEmail(email, { redirectTo: window.location.origin, captchaToken })
      }
    />
  )
}
