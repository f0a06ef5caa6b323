import { ButtonLink, Panel } from '@basera/platform/design'
import { CheckIcon, MinusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Fit } from '@basera/roommates/contract'
import { type CSSProperties, useId } from 'react'
import en from '../locales/en.json'
import { type ReasonWords, reasonWords } from './reason-words.ts'

interface FitPanelProps {
  readonly fit: Fit | null
  readonly name: string | null
}

/** roommates.fit-reasons */
export function FitPanel({ fit, name: known }: FitPanelProps) {
  const t = useSentences(en)
  const id = useId()
  const name = known ?? t('roommates.fit.they')
  return (
    <section aria-labelledby={id} className="person-fit">
      <Panel className={fit && fit.percent !== null ? 'is-known' : ''}>
        <h2 id={id} className="text-h3">
          {t('roommates.fit.title')}
        </h2>
        {fit ? <KnownFit fit={fit} name={name} /> : <Invitation name={known} />}
      </Panel>
    </section>
  )
}

function KnownFit({ fit, name }: { fit: Fit; name: string }) {
  const t = useSentences(en)
  const { percent, reasons } = fit
  return (
    <>
      {percent === null ? <NotCompared /> : <Percent percent={percent} />}
      {reasons.length > 0 && (
        <ul className="person-reasons">
          {reasons.map((reason) => (
            <Reason key={reason.kind} {...reasonWords(reason, name)} />
          ))}
        </ul>
      )}
      {percent !== null && <p className="person-quiet">{t('roommates.fit.fairness')}</p>}
    </>
  )
}

function Reason({ words, speaks }: ReasonWords) {
  return (
    <li className={speaks}>
      {speaks === 'for' ? <CheckIcon size="s" /> : <MinusIcon size="s" />}
      {words}
    </li>
  )
}

function NotCompared() {
  const t = useSentences(en)
  return (
    <>
      <p className="person-quiet">{t('roommates.fit.nothing')}</p>
      <ButtonLink look="soft" block href="/your-profile">
        {t('roommates.fit.editProfile')}
      </ButtonLink>
    </>
  )
}

function Percent({ percent }: { percent: number }) {
  const t = useSentences(en)
  return (
    <div className="person-percent">
      <b aria-hidden="true">{t('roommates.fit.percent', { percent })}</b>
      <span className="sr-only">{t('roommates.fit.percentWords', { percent })}</span>
      <span
        className="person-meter"
        aria-hidden="true"
        style={{ '--part': `${percent}%` } as CSSProperties}
      />
    </div>
  )
}

function Invitation({ name }: { name: string | null }) {
  const t = useSentences(en)
  return (
    <>
      <p className="person-quiet">
        {name ? t('roommates.fit.invite', { name }) : t('roommates.fit.inviteNobody')}
      </p>
      <ButtonLink look="soft" block href="/your-profile">
        {t('roommates.fit.createProfile')}
      </ButtonLink>
    </>
  )
}
