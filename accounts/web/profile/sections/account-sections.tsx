import type { OwnProfile } from '@basera/accounts/contract'
import { useState } from 'react'
import { BlocksSection } from './blocks/blocks-section.tsx'
import { ConsentsSection } from './consents/consents-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface AccountSectionsProps {
  readonly profile: OwnProfile | null
  readonly email: string
  readonly onReload: () => void
}

/** E-mail, password, devices, blocked people and data. */
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
