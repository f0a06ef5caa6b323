import { ButtonLink, RetryBanner } from '@basera/platform/design'
import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { decisionSentences } from '@basera/trust/contract'
import { dayText } from '../console/console-parts.tsx'
import en from '../locales/en.json'
import { aboutWhat, type OwnDecision, pageOfDecision, useOwnDecisions } from './own-decisions.ts'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('trust.decisions.title')} | Basera`,
  noIndex: true,
}))

function DecisionItem({ told }: { readonly told: OwnDecision }) {
  const t = useSentences(en)
  const { decision, decided_at, appeal, reversed_at, token } = told
  return (
    <li className="grid gap-1 rounded-3 border border-line bg-paper p-4">
      <h2 className="wrap-anywhere font-[640]">{t('trust.decision.title', { what: aboutWhat(told) })}</h2>
      <p className="text-small text-ink-2">{dayText(decided_at)}</p>
      <p>{decisionSentences[decision]}</p>
      {reversed_at && <p className="text-ink-2">{t('trust.decision.reversed')}</p>}
      {appeal && !appeal.outcome && <p className="text-ink-2">{t('trust.decision.appeal.sent')}</p>}
      <div className="pt-2">
        <ButtonLink size="s" href={pageOfDecision(token)}>
          {t('trust.decisions.open')}
        </ButtonLink>
      </div>
    </li>
  )
}

function List() {
  const t = useSentences(en)
  const { data, isPending, isError, isFetching, refetch } = useOwnDecisions()
  if (isPending || (isError && isFetching))
    return (
      <p role="status" className="text-ink-2">
        {t('trust.decisions.loading')}
      </p>
    )
  if (isError)
    return (
      <RetryBanner retry={t('trust.reports.retry')} onRetry={() => void refetch()}>
        {t('trust.decisions.failed')}
      </RetryBanner>
    )
  if (data.items.length === 0)
    return (
      <div>
        <h2 className="text-h3">{t('trust.decisions.none')}</h2>
        <p className="text-ink-2">{t('trust.decisions.none.text')}</p>
      </div>
    )
  return (
    <ul className="grid gap-4">
      {data.items.map((told) => (
        <DecisionItem key={told.token} told={told} />
      ))}
    </ul>
  )
}

/** /account/decisions: what was decided about the member, each with its page (trust.decision-met). */
export function Component() {
  const t = useSentences(en)
  return (
    <div className="wrap pb-14 lg:pb-24">
      <h1 className="pt-6 text-h1 lg:pt-9">{t('trust.decisions.title')}</h1>
      <p className="pt-2 text-ink-2">{t('trust.decisions.lead')}</p>
      <div className="max-w-[38rem] pt-5">
        <List />
      </div>
    </div>
  )
}
