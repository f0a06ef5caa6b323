import { PhotoWords, WorkWords } from '@basera/accounts/web'
import { Avatar, Badge, Banner, ButtonLink } from '@basera/platform/design'
import { GrilleWindow, Toran } from '@basera/platform/design/art'
import {
  BadgeCheckIcon,
  CircleCheckIcon,
  EyeIcon,
  EyeOffIcon,
  PencilIcon,
} from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { Suspense, useState } from 'react'
import { personName } from '../card/person-words.ts'
import en from '../locales/en.json'
import { MessageButton, ShareButton } from './profile-actions.tsx'

const ProofDetails = lazyPart(() =>
  import('@basera/accounts/web/proof-details').then((module) => ({ default: module.ProofDetails })),
)

function HouseFront() {
  return (
    <div className="person-band" aria-hidden="true">
      <Toran className="person-toran" />
      <div className="person-windows">
        <GrilleWindow paint="patta" plant="left" />
        <GrilleWindow paint="geru" />
        <GrilleWindow paint="neel" plant="right" />
      </div>
    </div>
  )
}

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
      <Suspense>
        <ProofDetails proofs={person.proofs} />
      </Suspense>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isOwn && <OnlyYouNote person={person} />}
    </header>
  )
}

function Badges({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const {
    is_roommate_profile_enabled: isActive,
    is_listed: isListed,
    phone_verified: isPhoneVerified,
  } = person
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
      {isPhoneVerified && <Badge icon={<BadgeCheckIcon />}>{t('roommates.profile.phoneVerified')}</Badge>}
      {person.proofs.work && (
        <Badge icon={<BadgeCheckIcon />}>
          <WorkWords work={person.proofs.work} />
        </Badge>
      )}
      {person.proofs.photo_on && (
        <Badge icon={<BadgeCheckIcon />}>
          <PhotoWords />
        </Badge>
      )}
    </p>
  )
}

/** roommates.profile-visibility */
function OnlyYouNote({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const { is_roommate_profile_enabled: isSaved, is_listed: isListed } = person
  if (isSaved && isListed) return null
  return (
    <Banner tone="info" icon={<EyeOffIcon />}>
      {t(isSaved ? 'roommates.profile.hidden' : 'roommates.profile.unmade')}
    </Banner>
  )
}
