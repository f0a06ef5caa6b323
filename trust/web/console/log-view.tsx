import { Button, Loading } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import type { ModerationCalls } from '@basera/trust/contract'
import en from '../locales/en.json'
import { codeText, Failure, timeText, Words } from './console-parts.tsx'
import { useClosing } from './use-closing.ts'

/** What operators and moderators did (trust.operator-log). */
export function LogView({ onClosed }: { readonly onClosed: () => void }) {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  const log = useInfiniteQuery({
    queryKey: ['moderate', 'log'],
    queryFn: ({ pageParam }) =>
      api('GET /api/moderate/log', {
        query: pageParam ? { limit: '50', cursor: pageParam } : { limit: '50' },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    // A new reading is an entry of its own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useClosing(log.error, onClosed)
  if (log.error) return <Failure error={log.error} onRetry={() => void log.refetch()} />
  if (!log.data) return <Loading words={t('trust.console.loading')} />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className="desk-log" aria-label={t('trust.console.log')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('trust.console.log.time')}</th>
              <th scope="col">{t('trust.console.log.who')}</th>
              <th scope="col">{t('trust.console.log.did')}</th>
              <th scope="col">{t('trust.console.log.on')}</th>
              <th scope="col">{t('trust.console.log.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {log.data.pages
              .flatMap((page) => page.items)
              .map((entry) => (
                <tr key={entry.id}>
                  <td>{timeText(entry.at)}</td>
                  <td>{entry.by}</td>
                  <td>
                    <Words>{codeText(entry.command)}</Words>
                  </td>
                  <td>
                    <Words>{entry.subject ? `${entry.subject} ${entry.subject_id?.slice(0, 8)}` : ''}</Words>
                  </td>
                  <td>
                    <Words>{entry.reason ?? ''}</Words>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <p className="desk-small">{t('trust.console.log.text')}</p>
      {log.hasNextPage && (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('trust.console.more')}
        </Button>
      )}
    </>
  )
}
