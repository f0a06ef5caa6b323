import { PhoneVerification } from '../../phone/phone-verification.tsx'
import { announcePhoneVerified } from '../../phone/phone-verified.ts'
import { useOwnProfile } from '../../session/own-profile.ts'
import type { StepProps } from './step.tsx'

export function PhoneStep({ titleId, notice, onVerified }: StepProps & { readonly onVerified: () => void }) {
  const { reload } = useOwnProfile()
  const verified = () => {
    announcePhoneVerified()
    // The page below reads there that its visitor may write now.
    reload()
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
