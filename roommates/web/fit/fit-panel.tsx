import { ButtonLink, Panel } from '@basera/platform/design'
import { CheckIcon, MinusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Fit, ProfileReason } from '@basera/roommates/contract'
import { type CSSProperties, useId } from 'react'
import en from '../locales/en.json'
import { questionsPath } from '../questionnaire/questions-path.ts'
import { FitReasons } from './card-fit.tsx'
import { percentWords } from './fit-words.ts'
import { reasonWords } from './reason-words.ts'

interface FitPanelProps {
  /** Null without answers of one's own, and without a profile of one's own. */
  readonly fit: Fit | null
  readonly comparison: readonly ProfileReason[] | null
  readonly name: string | null
}

/** roommates.fit-reasons */
export function FitPanel({ fit, comparison, name: known }: FitPanelProps) {
  const t = useSentences(en)
  const id = useId()
  const name = known ?? t('roommates.fit.they')
  return (
    <section aria-labelledby={id} className="person-fit">
      <Panel className={fit && fit.percent !== null ? 'is-known' : ''}>
        <h2 id={id} className="text-h3">
          {t('roommates.fit.title')}
        </h2>
        {fit ? <KnownFit fit={fit} /> : <QuestionsInvitation name={known} />}
        {comparison ? <Comparison reasons={comparison} name={name} /> : <ProfileInvitation name={known} />}
        <p className="person-quiet">{t('roommates.fit.fairness')}</p>
      </Panel>
    </section>
  )
}

function KnownFit({ fit }: { readonly fit: Fit }) {
  const t = useSentences(en)
  return (
    <>
      <div className="person-percent">
        <Percent fit={fit} />
        <p className="person-quiet">{t('roommates.fit.common', { n: fit.common })}</p>
      </div>
      <FitReasons fit={fit} className="person-reasons" />
    </>
  )
}

function Percent({ fit }: { readonly fit: Fit }) {
  const t = useSentences(en)
  const { percent } = fit
  if (percent === null) return <p>{percentWords(fit)}</p>
  return (
    <>
      <b aria-hidden="true">{percentWords(fit)}</b>
      <span className="sr-only">{t('roommates.fit.percentWords', { percent })}</span>
      <span
        className="person-meter"
        aria-hidden="true"
        style={{ '--part': `${percent}%` } as CSSProperties}
      />
    </>
  )
}

/** What two public profiles say: wishes, budgets and distance. */
function Comparison({
  reasons,
  name,
}: {
  readonly reasons: readonly ProfileReason[]
  readonly name: string
}) {
  const t = useSentences(en)
  if (reasons.length === 0) return null
  return (
    <div className="person-wide">
      <h3 className="label">{t('roommates.fit.profiles')}</h3>
      <ul className="person-reasons">
        {reasons.map((reason) => {
          const { words, speaks } = reasonWords(reason, name)
          return (
            <li key={reason.kind} className={speaks}>
              {speaks === 'for' ? <CheckIcon size="s" /> : <MinusIcon size="s" />}
              {words}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function QuestionsInvitation({ name }: { readonly name: string | null }) {
  const t = useSentences(en)
  return (
    <>
      <p className="person-quiet">
        {name ? t('roommates.fit.inviteQuestions', { name }) : t('roommates.fit.inviteQuestionsNobody')}
      </p>
      <ButtonLink look="soft" block href={questionsPath}>
        {t('roommates.fit.answerQuestions')}
      </ButtonLink>
    </>
  )
}

function ProfileInvitation({ name }: { readonly name: string | null }) {
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
