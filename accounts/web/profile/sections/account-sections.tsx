import type { OwnProfile } from '@basera/accounts/contract'
import { ButtonLink } from '@basera/platform/design'
import { BadgeCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../../locales/en.json'
import { BlocksSection } from './blocks/blocks-section.tsx'
import { ConsentsSection } from './consents/consents-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhoneSection } from './phone/phone-section.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface AccountSectionsProps {
  readonly profile: OwnProfile | null
  readonly email: string
  readonly onReload: () => void
}

function VerificationSection() {
  const t = useSentences(en)
  return (
    <Section title={t('accounts.verification.title')}>
      <p className="text-ink-2">{t('accounts.verification.section')}</p>
      <ButtonLink href="/account/verification" icon={<BadgeCheckIcon />}>
        {t('accounts.verification.open')}
      </ButtonLink>
    </Section>
  )
}

/** E-mail, phone, verification, password, devices, blocked people and data. */
export function AccountSections({ profile, email, onReload }: AccountSectionsProps) {
  const [version, setVersion] = useState(0)
  const otherSessionsEnded = () => {
    setVersion((now) => now + 1)
    onReload()
  }
  return (
    <div>
      {profile ? (
        <>
          <EmailSection
            email={profile.email}
            isProven={profile.email_proven}
            onProven={onReload}
            onChanged={otherSessionsEnded}
          />
          <PhoneSection profile={profile} onChanged={onReload} />
          <VerificationSection />
          <PasswordSection hasPassword={profile.has_password} onSaved={otherSessionsEnded} />
        </>
      ) : null}
      <SessionsSection version={version} />
      <BlocksSection />
      <ConsentsSection profile={profile} />
      <div id="your-data">
        <DataSection email={profile?.email ?? email} />
      </div>
    </div>
  )
}
