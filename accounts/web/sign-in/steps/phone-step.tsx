import { PhoneVerification } from '../../phone/phone-verification.tsx'
import { announcePhoneVerified } from '../../phone/phone-verified.ts'
import type { StepProps } from './step-props.ts'

export function PhoneStep({ titleId, notice, onVerified }: StepProps & { readonly onVerified: () => void }) {
  const verified = () => {
    announcePhoneVerified()
    onVerified()
  }
  return (
    <PhoneVerification
      headingLevel={2}
      headingId={titleId}
      notice={notice}
      celebrates={false}
      onVerified={verified}
    />
  )
}
