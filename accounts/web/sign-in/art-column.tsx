import { DoorChai, DoorLocked, DoorOpen } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { SignInStep } from './sign-in-request.ts'

const doors = {
  signin: DoorOpen,
  signup: DoorChai,
  'magic-link': DoorOpen,
  'forgot-password': DoorOpen,
  'new-password': DoorOpen,
  profile: DoorChai,
  'phone-verification': DoorLocked,
} as const satisfies Record<SignInStep, unknown>

export function ArtColumn({ step }: { readonly step: SignInStep }) {
  const t = useSentences(en)
  const Door = doors[step]
  return (
    <div className="auth-art">
      <Door />
      <p>
        <strong>{t(`accounts.art.${step}`)}</strong>
        {t('accounts.art.fees')}
      </p>
    </div>
  )
}
