import { Button } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import type { CaseReport, ModerationCalls, ShownCase } from '@basera/trust/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { Pictures, SamePhotos } from './case-pictures.tsx'
import { Box, codeText, Failure, timeText, Words } from './console-parts.tsx'
import { SeenContent } from './seen-content.tsx'

interface CaseProps {
  readonly one: ShownCase
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined

/** The database keeps a copy's fields in an order of its own. */
function isSameContent(one: unknown, other: unknown): boolean {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  if (!fields || !others) return one === other
  return (
    fields.size === others.size &&
    [...fields].every(([name, value]) => isSameContent(value, others.get(name)))
  )
}

function Report({ caseId, report, now, accusedId }: ReportProps) {
  const t = useSentences(en)
  const isSame = now !== null && isSameContent(now.content, report.content)
  return (
    <li className="desk-report">
      <h3 className="font-semibold">
        <Words>{report.reason ? codeText(report.reason) : t('trust.console.reported.gone')}</Words>
      </h3>
      <p className="desk-small">{timeText(report.created_at)}</p>
      {report.details && (
        <blockquote className="desk-words">
          <Words>{report.details}</Words>
        </blockquote>
      )}
      {isSame ? (
        <p className="desk-small">{t('trust.console.reported.same')}</p>
      ) : (
        <details open={now === null}>
          <summary>{t('trust.console.reported.seen')}</summary>
          <SeenContent content={report.content} accusedId={accusedId} />
        </details>
      )}
      <Pictures caseId={caseId} pictures={report.pictures} />
      <Pictures caseId={caseId} pictures={report.screenshots} kind="screenshots" />
    </li>
  )
}

interface ReportProps {
  readonly caseId: string
  readonly report: CaseReport
  readonly now: ShownCase['now']
  readonly accusedId: string | undefined
}

const accusedOf = ({ account, subject_kind, subject_id }: ShownCase) =>
  account?.id ?? (subject_kind === 'person' ? subject_id : undefined)

/** Reports beyond the first ones; each page is an entry of the log, and comes when asked for. */
function useFurtherReports({ id, next_reports }: ShownCase) {
  const api = useApi<ModerationCalls>()
  const [asked, setAsked] = useState(false)
  const pages = useInfiniteQuery({
    queryKey: ['moderate', 'reports', id, next_reports],
    queryFn: ({ pageParam }) =>
      api('GET /api/moderate/cases/{id}/reports', { params: { id }, query: { cursor: pageParam } }),
    initialPageParam: next_reports ?? '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: asked && next_reports !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return {
    reports: pages.data?.pages.flatMap((page) => page.items) ?? [],
    hasMore: pages.data ? pages.hasNextPage : next_reports !== null,
    isBusy: pages.isFetching,
    error: pages.error,
    more: () => (asked ? void pages.fetchNextPage() : setAsked(true)),
    again: () => void pages.refetch(),
  }
}

function Reports({ one }: CaseProps) {
  const t = useSentences(en)
  const further = useFurtherReports(one)
  const shown = [...one.reported, ...further.reports]
  return (
    <Box title={t('trust.console.reported')}>
      {shown.length === 0 && <p>{t('trust.console.reported.none')}</p>}
      <ul className="desk-list">
        {shown.map((report) => (
          <Report key={report.id} caseId={one.id} report={report} now={one.now} accusedId={accusedOf(one)} />
        ))}
      </ul>
      {further.error && <Failure error={further.error} onRetry={further.again} />}
      {further.hasMore && !further.error && (
        <div>
          <Button busy={further.isBusy} onClick={further.more}>
            {t('trust.console.reported.more', { n: Math.max(one.reports - shown.length, 1) })}
          </Button>
        </div>
      )}
    </Box>
  )
}

/** What reporters wrote, the subject as it is now, and where else its photos are. */
export function Evidence({ one }: CaseProps) {
  const t = useSentences(en)
  return (
    <div className="desk-stack">
      <Box title={t('trust.console.now')}>
        {one.now ? (
          <>
            <Pictures caseId={one.id} pictures={one.now.pictures} open />
            <SeenContent content={one.now.content} accusedId={accusedOf(one)} />
          </>
        ) : (
          <p>{t('trust.console.gone')}</p>
        )}
      </Box>
      <SamePhotos caseId={one.id} photos={one.same_photos} />
      <Reports one={one} />
    </div>
  )
}
