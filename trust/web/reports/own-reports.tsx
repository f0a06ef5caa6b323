import { useSession } from '@basera/accounts/web'
import { Banner, Button } from '@basera/platform/design'
import { langOf, locale, useApi, useSentences } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import { type OwnReport, type ReportCalls, ruleSentences } from '@basera/trust/contract'
import en from '../locales/en.json'

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

function useOwnReports() {
  const api = useApi<ReportCalls>()
  const userId = useSession().user?.id
  return useInfiniteQuery({
    queryKey: ['reports', userId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/me/reports', { query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

export function OwnReports() {
  const t = useSentences(en)
  const { data, isPending, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useOwnReports()
  if (isPending)
    return (
      <p role="status" className="pt-5 text-ink-2">
        {t('trust.reports.loading')}
      </p>
    )
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="grid max-w-[38rem] gap-4 pt-5">
      {!isError && items.length === 0 && <None />}
      <ul className="grid gap-4">
        {items.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
      {isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <Banner tone="danger">{t('trust.reports.failed')}</Banner>
          <Button onClick={() => void refetch()}>{t('trust.reports.retry')}</Button>
        </div>
      )}
      {hasNextPage && (
        <Button busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('trust.reports.more')}
        </Button>
      )}
    </div>
  )
}

function None() {
  const t = useSentences(en)
  return (
    <div>
      <h2 className="text-h3">{t('trust.reports.none')}</h2>
      <p className="text-ink-2">{t('trust.reports.none.text')}</p>
    </div>
  )
}

/** As the decision's page tells the other side. */
function Reasons({ rule, statement }: Pick<OwnReport, 'rule' | 'statement'>) {
  const t = useSentences(en)
  if (!rule) return null
  return (
    <dl className="grid gap-2 pt-2">
      {statement && (
        <div>
          <dt className="text-ink-2 text-small">{t('trust.decision.why')}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere" lang={langOf(statement)}>
            {statement}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-ink-2 text-small">{t('trust.decision.rule')}</dt>
        <dd>{ruleSentences[rule]}</dd>
      </div>
    </dl>
  )
}

/** What is reported, where it stands and what came of it. */
function ReportItem({ report }: { readonly report: OwnReport }) {
  const t = useSentences(en)
  const { about, title, receipt, created_at, state, outcome, rule, statement, screenshots } = report
  return (
    <li className="grid gap-1 rounded-3 border border-line bg-paper p-4">
      <h2 className="wrap-anywhere font-[640]">
        {t(`trust.reports.about.${about}`, { title: title ?? '' })}
      </h2>
      <p className="text-ink-2 text-small">
        {t('trust.reports.on', { receipt, day: day.format(new Date(created_at)) })}
        {screenshots > 0 && ` · ${t('trust.reports.screenshots', { n: screenshots })}`}
      </p>
      <p>
        <b>{t(`trust.reports.state.${state}`)}</b>
      </p>
      <p className="text-ink-2">{t(`trust.reports.outcome.${outcome ?? 'waiting'}`)}</p>
      <Reasons rule={rule} statement={statement} />
    </li>
  )
}
