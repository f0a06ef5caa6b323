import { DoorLocked } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { PhoneVerification } from '../phone/phone-verification.tsx'
import en from './locales/en.json'
import { Threshold } from './threshold.tsx'

/** Stands in a guarded page's place until the phone is verified (accounts 2). */
export function VerifyPhone({ onVerified }: { readonly onVerified: () => void }) {
  const t = useSentences(en)
  return (
    <Threshold art={<DoorLocked />}>
      <div className="mx-auto max-w-[440px] text-start lg:mx-0">
        <PhoneVerification onVerified={onVerified} headingLevel={1} intro={t('guard.verify')} />
      </div>
    </Threshold>
  )
}
