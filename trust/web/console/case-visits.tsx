import { langOf, useSentences } from '@basera/platform/web'
import type { CaseVisits } from '@basera/trust/contract'
import en from '../locales/en.json'
import { Box, timeText } from './console-parts.tsx'

type Said = CaseVisits['by_visitors']
type Visit = CaseVisits['last'][number]

type Who = 'visitor' | 'lister'

function useAnswers() {
  const t = useSentences(en)
  const said = (who: Who, answer: Visit['visitor_said']) =>
    answer ? t(`trust.console.visits.${who}.${answer}`) : t('trust.console.visits.none')
  return { t, said }
}

function Counts({ who, counts }: { readonly who: Who; readonly counts: Said }) {
  const { t, said } = useAnswers()
  const given = counts.filter(({ visits }) => visits > 0)
  return (
    <p>
      <strong>{t(`trust.console.visits.${who}s`)}</strong>{' '}
      {given.length === 0
        ? t('trust.console.visits.none')
        : given.map(({ answer, visits }) => `${visits} × ${said(who, answer)}`).join(' · ')}
    </p>
  )
}

/** What both said after visits, of the room or the person (trust.case-visits). */
export function SaidAfterVisits({ visits }: { readonly visits: CaseVisits | null }) {
  const { t, said } = useAnswers()
  if (!visits) return null
  return (
    <Box title={t('trust.console.visits')}>
      {visits.visits === 0 && <p>{t('trust.console.visits.empty')}</p>}
      {visits.visits > 0 && (
        <>
          <Counts who="visitor" counts={visits.by_visitors} />
          <Counts who="lister" counts={visits.by_listers} />
          <details>
            <summary>{t('trust.console.visits.last', { n: visits.last.length })}</summary>
            <dl className="desk-facts">
              {visits.last.map((visit, index) => (
                <div key={index}>
                  <dt>
                    {[
                      visit.starts_at && timeText(visit.starts_at),
                      visit.person && t(`trust.console.visits.as.${visit.person}`),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </dt>
                  <dd>
                    <strong lang={langOf(visit.room_title)}>{visit.room_title}</strong>
                    {`\n${t('trust.console.visits.visitors')} ${said('visitor', visit.visitor_said)}`}
                    {`\n${t('trust.console.visits.listers')} ${said('lister', visit.lister_said)}`}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </Box>
  )
}
