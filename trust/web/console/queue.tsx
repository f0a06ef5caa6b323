import { Badge, Button, EmptyState, Loading } from '@basera/platform/design'
import { SceneNest } from '@basera/platform/design/art'
import { useApi, useSentences } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import type { ModerationCalls, QueuedCase } from '@basera/trust/contract'
import { useEffect, useRef } from 'react'
import en from '../locales/en.json'
import { ageText, codeText, Due, Failure, hoursSince, Words } from './console-parts.tsx'
import { useClosing } from './use-closing.ts'
import type { DeskAddress } from './use-desk-address.ts'
import { useKeys } from './use-keys.ts'

export const queueKey = ['moderate', 'cases'] as const

export function useQueue(enabled = true) {
  const api = useApi<ModerationCalls>()
  return useInfiniteQuery({
    queryKey: queueKey,
    queryFn: ({ pageParam }) =>
      api('GET /api/moderate/cases', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled,
    staleTime: 0,
  })
}

type Figures = NonNullable<ReturnType<typeof useQueue>['data']>['pages'][number]['figures']

function FiguresPanel({ figures }: { readonly figures: Figures }) {
  const t = useSentences(en)
  const { open, oldest_at, median_hours, appeals_decided, appeals_reversed } = figures
  const facts = [
    [t('trust.console.figure.open', { n: open }), String(open)],
    [
      t('trust.console.figure.oldest'),
      oldest_at === null ? t('trust.console.none') : ageText(hoursSince(oldest_at)),
    ],
    [
      t('trust.console.figure.median'),
      median_hours === null ? t('trust.console.none') : ageText(median_hours),
    ],
    [
      t('trust.console.figure.reversed'),
      t('trust.console.figure.of', { reversed: appeals_reversed, decided: appeals_decided }),
    ],
  ] as const
  return (
    <dl className="panel desk-figures">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const harmTones = { 1: 'info', 2: 'accent', 3: 'danger' } as const

interface CaseButtonProps {
  readonly one: QueuedCase
  readonly wasOpened: boolean
  readonly onOpen: () => void
}

function CaseButton({ one, wasOpened, onOpen }: CaseButtonProps) {
  const t = useSentences(en)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOpened) button.current?.focus()
  }, [wasOpened])
  const kind = t(`trust.console.subject.${one.subject_kind}`)
  const facts = [kind, t(`trust.console.kind.${one.kind}`), one.account_name].filter(Boolean)
  return (
    <button ref={button} type="button" className="desk-case" data-case={one.id} onClick={onOpen}>
      <header>
        <strong>
          <Words>{one.title ?? one.account_name ?? kind}</Words>
        </strong>
        <span className="desk-small">{ageText(hoursSince(one.opened_at))}</span>
      </header>
      <span className="desk-small">{facts.join(' · ')}</span>
      <span className="desk-tags">
        <Badge tone={harmTones[one.harm as 1 | 2 | 3]}>
          {t(`trust.console.harm.${one.harm as 1 | 2 | 3}`)}
        </Badge>
        {one.because.slice(0, 4).map((code) => (
          <Badge key={code}>
            <Words>{codeText(code)}</Words>
          </Badge>
        ))}
        {one.reports > 0 && <Badge>{t('trust.console.reports', { n: one.reports })}</Badge>}
        <Due one={one} />
        {one.held_by && <Badge tone="info">{t('trust.console.heldBy', { name: one.held_by })}</Badge>}
      </span>
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** J and K move the focus, Enter opens a case, E opens it to decide. */
function useQueueKeys(open: DeskAddress['open']) {
  const list = useRef<HTMLUListElement>(null)
  useKeys((key) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-case]') ?? [])]
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = steps[key]
    const id = buttons[now]?.dataset.case
    if (step !== undefined) buttons[Math.min(Math.max(now + step, 0), buttons.length - 1)]?.focus()
    else if (key === 'e' && id) open(id, true)
    else return false
    return true
  })
  return list
}

interface QueueProps {
  readonly address: DeskAddress
  readonly onClosed: () => void
}

/** Open cases, the greatest harm first. */
export function Queue({ address, onClosed }: QueueProps) {
  const t = useSentences(en)
  const queue = useQueue()
  const list = useQueueKeys(address.open)
  useClosing(queue.error, onClosed)
  if (queue.error) return <Failure error={queue.error} onRetry={() => void queue.refetch()} />
  const [first] = queue.data?.pages ?? []
  if (!queue.data || !first) return <Loading words={t('trust.console.loading')} />
  const cases = queue.data.pages.flatMap((page) => page.items)
  return (
    <div className="grid gap-4">
      <FiguresPanel figures={first.figures} />
      {cases.length === 0 ? (
        <EmptyState scene={<SceneNest />} title={t('trust.console.empty')}>
          {t('trust.console.empty.text')}
        </EmptyState>
      ) : (
        <>
          <p className="desk-small">
            {t('trust.console.order')} {t('trust.console.order.due')}{' '}
            <span className="desk-keys">{t('trust.console.keys')}</span>
          </p>
          <ul ref={list} className="desk-list" aria-label={t('trust.console.list')}>
            {cases.map((one) => (
              <li key={one.id}>
                <CaseButton
                  one={one}
                  wasOpened={one.id === address.lastCaseId}
                  onOpen={() => address.open(one.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {queue.hasNextPage && (
        <Button busy={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('trust.console.more')}
        </Button>
      )}
    </div>
  )
}
