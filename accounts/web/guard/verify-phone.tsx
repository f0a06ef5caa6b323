import { DoorLocked } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { PhoneVerification } from '../phone/phone-verification.tsx'
import { DoorPage } from './door-page.tsx'

export function VerifyPhone({ onVerified }: { readonly onVerified: () => void }) {
  const t = useSentences(en)
  return (
    <DoorPage art={<DoorLocked />}>
      <div className="mx-auto max-w-[440px] text-start lg:mx-0">
        <PhoneVerification onVerified={onVerified} headingLevel={1} intro={t('guard.verify')} />
      </div>
    </DoorPage>
  )
}
