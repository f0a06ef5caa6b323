import { MailedLinkForm } from './mailed-link-form.tsx'
import type { StepProps } from './step-props.ts'

/** The answer is the same for every address (accounts.password-recovery). */
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
