import { buttonClass } from '@basera/platform/design'
import { Nest } from '@basera/platform/design/art'
import {
  ArrowRightIcon,
  BadgeCheckIcon,
  EyeOffIcon,
  type Icon,
  IndianRupeeIcon,
  MessageCircleIcon,
  ShieldCheckIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import type { HomeData } from '../contract.ts'
import { Features } from './features.tsx'
import { RentCities } from './rent-cities.tsx'

function Counters({ counters }: HomeData) {
  const t = useSentences(en)
  return (
    <section className="wrap" aria-label={t('home.counters')}>
      <dl className="counts">
        {counters.map(({ id, label }) => (
          <div key={id}>
            <dt>{t(`home.counters.${id}`)}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const steps = ['profile', 'search', 'connect'] as const

function Steps() {
  const t = useSentences(en)
  return (
    <section className="wrap section pt-0">
      <h2 className="text-h1">{t('home.steps.title')}</h2>
      <ol className="how">
        {steps.map((step, index) => (
          <li key={step}>
            <span>{index + 1}</span>
            <div>
              <h3 className="text-h3">{t(`home.steps.${step}`)}</h3>
              <p>{t(`home.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const promises: readonly { readonly id: 'verified' | 'talk' | 'seen' | 'pay'; readonly icon: Icon }[] = [
  { id: 'verified', icon: BadgeCheckIcon },
  { id: 'talk', icon: MessageCircleIcon },
  { id: 'seen', icon: EyeOffIcon },
  { id: 'pay', icon: IndianRupeeIcon },
]

function Safety() {
  const t = useSentences(en)
  return (
    <section className="safe section">
      <div className="wrap">
        <div>
          <h2 className="text-h1">{t('home.safety.title')}</h2>
          <p className="text-lead">{t('home.safety.text')}</p>
          <Link className={buttonClass()} to="/safety">
            <ShieldCheckIcon />
            {t('home.safety.guide')}
          </Link>
        </div>
        <ul>
          {promises.map(({ id, icon: PromiseIcon }) => (
            <li key={id}>
              <PromiseIcon size="l" />
              <div>
                <h3 className="text-h3">{t(`home.safety.${id}`)}</h3>
                <p>{t(`home.safety.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Closing() {
  const t = useSentences(en)
  return (
    <section className="wrap section closing">
      <div>
        <h2 className="text-h1">{t('home.closing.title')}</h2>
        <p className="text-lead">{t('home.closing.text')}</p>
        <Link className={buttonClass({ look: 'primary', size: 'l' })} to="/list-room">
          {t('home.doors.list')}
          <ArrowRightIcon />
        </Link>
      </div>
      <Nest />
    </section>
  )
}

/** shell.home-tour */
export function Tour({ counters }: HomeData) {
  return (
    <>
      {counters.length > 0 ? <Counters counters={counters} /> : null}
      <Features />
      <Steps />
      <Safety />
      <RentCities />
      <Closing />
    </>
  )
}
