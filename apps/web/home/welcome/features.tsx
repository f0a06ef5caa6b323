import { BadgeCheckIcon, CheckIcon } from '@basera/platform/design/icons'
import { stockPhoto } from '@basera/platform/design/stock'
import { rupees, useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from '../../locales/en.json'
import devi from './art/devi.svg?url'
import karan from './art/karan.svg?url'
import meena from './art/meena.svg?url'

// Three different stock pictures.
const shownRooms = [
  { picture: stockPhoto('1'), rent: 14_500 },
  { picture: stockPhoto('4'), rent: 16_200 },
  { picture: stockPhoto('2'), rent: 12_000 },
]

function RoomsPicture() {
  return (
    <div className="vig-rooms">
      {shownRooms.map(({ picture, rent }) => (
        <div key={picture} className="photo">
          <img src={picture} alt="" width={800} height={600} loading="lazy" />
          <span className="plate">{rupees(rent)}</span>
        </div>
      ))}
    </div>
  )
}

function Portrait({ picture }: { readonly picture: string }) {
  return <img className="person-art" src={picture} alt="" width={150} height={200} loading="lazy" />
}

function RoommatesPicture() {
  return (
    <div className="vig-mates">
      <Portrait picture={karan} />
      <Portrait picture={devi} />
    </div>
  )
}

function VerifiedPicture() {
  const t = useSentences(en)
  return (
    <div className="vig-safe">
      <div className="vig-card">
        <p>
          {t('home.features.verified.sent')}
          <b>
            <BadgeCheckIcon size="s" />
            {t('home.features.verified.done')}
          </b>
        </p>
        <div className="vig-code">
          {['4', '0', '8', '2', '1', '3'].map((digit) => (
            <span key={digit}>{digit}</span>
          ))}
        </div>
      </div>
      <Portrait picture={meena} />
    </div>
  )
}

const shared = ['earlyRiser', 'vegetarian', 'quiet'] as const
const different = ['clean', 'nightOwl'] as const

function MatchingPicture() {
  const t = useSentences(en)
  return (
    <div className="vig-card">
      <p>
        <img src={devi} alt="" width={40} height={40} loading="lazy" />
        {t('home.features.matching.share')}
      </p>
      <div className="vig-tags">
        {shared.map((tag) => (
          <span key={tag} className="tag tag-match">
            <CheckIcon size="s" />
            {t(`home.features.matching.${tag}`)}
          </span>
        ))}
        {different.map((tag) => (
          <span key={tag} className="tag">
            {t(`home.features.matching.${tag}`)}
          </span>
        ))}
      </div>
    </div>
  )
}

type Feature = 'rooms' | 'roommates' | 'verified' | 'matching'

const features: readonly { readonly id: Feature; readonly wall: string; readonly picture: ReactNode }[] = [
  { id: 'rooms', wall: 'pista', picture: <RoomsPicture /> },
  { id: 'roommates', wall: 'haldi', picture: <RoommatesPicture /> },
  { id: 'verified', wall: 'neel', picture: <VerifiedPicture /> },
  { id: 'matching', wall: 'gulabi', picture: <MatchingPicture /> },
]

export function Features() {
  const t = useSentences(en)
  return (
    <section className="wrap section">
      <h2 className="text-h1">{t('home.features.title')}</h2>
      <div className="feats">
        {features.map(({ id, wall, picture }) => (
          <article key={id} className={`feat wall-${wall}`}>
            <div>
              <h3 className="text-h2">{t(`home.features.${id}`)}</h3>
              <p>{t(`home.features.${id}.text`)}</p>
            </div>
            <div aria-hidden="true">{picture}</div>
          </article>
        ))}
      </div>
    </section>
  )
}
