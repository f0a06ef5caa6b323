import type { OwnProfile } from '@basera/accounts/contract'
import { useSentences } from '@basera/platform/web'
import { useId } from 'react'
import { RoommateCard } from '../card/roommate-card.tsx'
import en from '../locales/en.json'
import { profileBody } from './form/profile-form.ts'
import type { ProfileValues } from './form/profile-values.ts'

interface CardPreviewProps {
  readonly userId: string
  readonly profile: OwnProfile | null
  readonly values: ProfileValues
  readonly picture: string | undefined
}

export function CardPreview({ userId, profile, values, picture }: CardPreviewProps) {
  const t = useSentences(en)
  const titleId = useId()
  const { organization, bio, gender, preferred_location, budget, lifestyle_tags } = profileBody(values)
  const card = {
    id: userId,
    full_name: profile?.full_name ?? null,
    avatar_url: picture ?? profile?.avatar_url ?? null,
    organization,
    bio,
    gender,
    preferred_location,
    distance_km: null,
    budget: budget !== null && budget > 0 ? Math.trunc(budget) : null,
    lifestyle_tags,
    fit: null,
  }
  return (
    <aside aria-labelledby={titleId} className="yours-preview">
      <h2 id={titleId} className="label">
        {t('roommates.yours.preview')}
      </h2>
      <RoommateCard card={card} preview />
      {values.is_listed ? null : <p className="hint">{t('roommates.yours.preview.hidden')}</p>}
    </aside>
  )
}
