import type { OwnProfile } from '@basera/accounts/contract'
import { Button } from '@basera/platform/design'
import { PhoneIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import { Suspense, useState } from 'react'
import en from '../../../locales/en.json'
import { showPhone } from '../../../phone/phone-text.ts'
import { Section } from '../section.tsx'

interface PhoneSectionProps {
  readonly profile: OwnProfile
  readonly onChanged: () => void
}

const ChangePhoneDialog = lazyPart(() =>
  import('./change-phone-dialog.tsx').then((module) => ({ default: module.ChangePhoneDialog })),
)

/** The verified number, and the way to another one (accounts.phone-change). */
export function PhoneSection({ profile, onChanged }: PhoneSectionProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const phone = profile.phone_verified ? profile.phone : null
  return (
    <Section title={t('accounts.settings.phone')}>
      <p className="text-ink-2">
        {phone
          ? t('accounts.settings.phone.verified', { phone: showPhone(phone) })
          : t('accounts.settings.phone.none')}
      </p>
      <Button icon={<PhoneIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(phone ? 'accounts.settings.phone.change' : 'accounts.settings.phone.verify')}
      </Button>
      <Suspense>
        {isOpen ? (
          <ChangePhoneDialog
            asksPassword={phone !== null && profile.has_password}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
          />
        ) : null}
      </Suspense>
    </Section>
  )
}
