import { Avatar, Badge, Banner, ButtonLink } from '@basera/platform/design'
import {
  BadgeCheckIcon,
  CircleCheckIcon,
  EyeIcon,
  EyeOffIcon,
  PencilIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { useState } from 'react'
import { personName } from '../card/person-name.ts'
import { HouseFront } from './house-front.tsx'
import en from './locales/en.json'
import { MessageButton } from './message/message-button.tsx'
import { ShareButton } from './share-button.tsx'

/** Who it is, what is known to be true of them, and what can be done: write to them, or change one's own (marketplace 2). */
export function ProfileHead({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const [failure, setFailure] = useState<string>()
  const { age, organization, is_own: isOwn } = person
  const name = personName(person.full_name)
  return (
    <header>
      <HouseFront />
      <div className="person-id">
        <Avatar name={name} userId={person.id} src={person.avatar_url} size={168} />
        <div>
          <h1 className="text-h1">
            {age === null ? name : t('roommates.profile.nameAndAge', { name, age })}
          </h1>
          {organization && <p className="person-org">{organization}</p>}
          <Badges person={person} />
        </div>
        <div className="person-acts">
          {isOwn ? (
            <ButtonLink look="primary" href="/your-profile" icon={<PencilIcon />}>
              {t('roommates.profile.edit')}
            </ButtonLink>
          ) : (
            <>
              <MessageButton person={person} onFailure={setFailure} />
              <ShareButton name={name} onFailure={setFailure} />
            </>
          )}
        </div>
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isOwn && <OnlyYou person={person} />}
    </header>
  )
}

function Badges({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const { is_roommate_profile_enabled: isActive, is_listed: isListed, phone_verified: isProven } = person
  return (
    <p className="person-badges">
      {isActive && (
        <Badge tone="ok" icon={<CircleCheckIcon />}>
          {t('roommates.profile.active')}
        </Badge>
      )}
      {isListed && (
        <Badge tone="accent" icon={<EyeIcon />}>
          {t('roommates.profile.listed')}
        </Badge>
      )}
      {isProven && <Badge icon={<BadgeCheckIcon />}>{t('roommates.profile.phoneVerified')}</Badge>}
    </p>
  )
}

/** Only the owner sees a profile that is not both made and listed (marketplace 4). */
function OnlyYou({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const { is_roommate_profile_enabled: isMade, is_listed: isListed } = person
  if (isMade && isListed) return null
  return (
    <Banner tone="info" icon={<EyeOffIcon />}>
      {t(isMade ? 'roommates.profile.hidden' : 'roommates.profile.unmade')}
    </Banner>
  )
}
