import { Avatar, ButtonLink, PersonCard, Skeleton } from '@basera/platform/design'
import { Building2Icon, MapPinIcon, UserRoundIcon, WalletIcon } from '@basera/platform/design/icons'
import { langOf, lazyPart, rupees, useSentences } from '@basera/platform/web'
import { type RoommateCard as Card, cardTags } from '@basera/roommates/contract'
import { Suspense } from 'react'
import en from '../locales/en.json'
import { genderWords, personName } from './person-words.ts'
import './roommate-card.css'
import { tagWords } from './tag-words.ts'

// With its sentences it would make the first load of three pages too large.
const loadFit = () => import('../fit/card-fit.tsx')

/** Fetches while the cards do what they show of the fit. */
export const prepareFit = () => void loadFit().catch(() => undefined)

const FitNumber = lazyPart(() => loadFit().then((module) => ({ default: module.FitNumber })))
const FitReasons = lazyPart(() => loadFit().then((module) => ({ default: module.FitReasons })))

interface RoommateCardProps {
  readonly card: Card
  readonly preview?: boolean
}

/** roommates.card-content */
export function RoommateCard({ card, preview = false }: RoommateCardProps) {
  const t = useSentences(en)
  const name = personName(card.full_name)
  return (
    <PersonCard>
      <CardHead card={card} name={name} />
      {card.fit && (
        <Suspense fallback={<ReasonsComing fit={card.fit} />}>
          <FitReasons fit={card.fit} className="roommate-reasons" />
        </Suspense>
      )}
      {card.bio && (
        <p className="roommate-bio" lang={langOf(card.bio)}>
          {card.bio}
        </p>
      )}
      <CardFacts card={card} />
      <CardTags tags={card.lifestyle_tags} />
      {preview ? (
        <span className="btn btn-soft roommate-view" aria-hidden="true">
          {t('roommates.card.view')}
        </span>
      ) : (
        <ButtonLink
          look="soft"
          className="roommate-view"
          href={`/profile/${card.id}`}
          data-roommate={card.id}
          aria-label={t('roommates.card.viewOf', { name })}
        >
          {t('roommates.card.view')}
        </ButtonLink>
      )}
    </PersonCard>
  )
}

function CardHead({ card, name }: { card: Card; name: string }) {
  const gender = genderWords(card.gender)
  return (
    <div className="roommate-head">
      <Avatar name={name} userId={card.id} src={card.avatar_url} size={72} />
      <div>
        <h3 className="text-h3">{name}</h3>
        {card.organization && (
          <p>
            <Building2Icon size="s" />
            <span>{card.organization}</span>
          </p>
        )}
        {gender && (
          <p>
            <UserRoundIcon size="s" />
            <span>{gender}</span>
          </p>
        )}
      </div>
      {card.fit && (
        <Suspense fallback={<span className="roommate-fit" />}>
          <FitNumber fit={card.fit} />
        </Suspense>
      )}
    </div>
  )
}

function ReasonsComing({ fit: { reasons, open } }: { readonly fit: NonNullable<Card['fit']> }) {
  const lines = [...reasons, ...(open ? [open] : [])]
  return (
    <div className="roommate-reasons" aria-hidden="true">
      {lines.map(({ question }) => (
        <Skeleton key={question} className="roommate-reason-coming" />
      ))}
    </div>
  )
}

function CardFacts({ card }: { card: Card }) {
  const t = useSentences(en)
  const { preferred_location: place, distance_km: km, budget } = card
  const away = km === null ? null : t('roommates.card.distance', { km: km.toFixed(1) })
  if (!place && !away && budget === null) return null
  return (
    <div className="kv">
      {(place || away) && (
        <p>
          <MapPinIcon />
          <span>
            {place} {away && <span className="roommate-away">{place ? `· ${away}` : away}</span>}
          </span>
        </p>
      )}
      {budget !== null && (
        <p className="roommate-budget">
          <WalletIcon />
          {t('roommates.card.budget', { sum: rupees(budget) })}
        </p>
      )}
    </div>
  )
}

function CardTags({ tags }: { tags: readonly string[] }) {
  const t = useSentences(en)
  const more = tags.length - cardTags
  if (tags.length === 0) return null
  return (
    <ul className="roommate-tags" aria-label={t('roommates.card.tags')}>
      {tags.slice(0, cardTags).map((tag) => (
        <li key={tag} className="tag" lang={langOf(tagWords(tag))}>
          {tagWords(tag)}
        </li>
      ))}
      {more > 0 && <li className="tag tag-more">{t('roommates.card.more', { n: more })}</li>}
    </ul>
  )
}
