import type { ListedVisit, Visit } from '@basera/chats/contract'
import { Button, ButtonLink, EmptyState, Loading, RetryBanner, Skeleton, Tabs } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { langOf, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import en from '../locales/en.json'
import { useOwnVisits } from './use-visits.ts'
import { VisitCard } from './visit-card.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('chats.visits')} | Basera`,
  noIndex: true,
}))

/** /visits: those that come and those that are past (chats.visit-list). */
export function Component() {
  const t = useSentences(en)
  const { data, isError, isFetching, refetch } = useOwnVisits()
  const hasFailed = isError && !isFetching
  return (
    <div className="wrap max-w-200 pb-14 lg:pb-24">
      <h1 className="pt-6 text-h1 lg:pt-9">{t('chats.visits')}</h1>
      {hasFailed && (
        <RetryBanner className="mt-5" retry={t('chats.tryAgain')} onRetry={() => void refetch()}>
          {t('chats.visits.failed')}
        </RetryBanner>
      )}
      {data ? <Lists {...data} /> : !hasFailed && <Coming />}
    </div>
  )
}

function Coming() {
  return (
    <div className="pt-5">
      <Loading words={useSentences(en)('chats.visits.loading')}>
        <div className="grid gap-6">
          {['first', 'second', 'third'].map((visit) => (
            <Skeleton key={visit} className="h-56 w-full" />
          ))}
        </div>
      </Loading>
    </div>
  )
}

interface ListsProps {
  readonly coming: readonly ListedVisit[]
  readonly past: readonly Visit[]
}

function Lists({ coming, past }: ListsProps) {
  const t = useSentences(en)
  const [tab, setTab] = useState<'coming' | 'past'>('coming')
  if (coming.length + past.length === 0) return <None />
  const visits: readonly (Visit & Partial<ListedVisit>)[] = tab === 'coming' ? coming : past
  const tabs = [
    { id: 'coming', label: t('chats.visits.coming'), count: coming.length },
    { id: 'past', label: t('chats.visits.past'), count: past.length },
  ] as const
  return (
    <Tabs label={t('chats.visits')} tabs={tabs} value={tab} onChange={setTab}>
      {visits.length === 0 ? (
        <div className="py-10">
          <p>{t(tab === 'coming' ? 'chats.visits.noneComing' : 'chats.visits.nonePast')}</p>
          {tab === 'coming' && <Button onClick={() => setTab('past')}>{t('chats.visits.past')}</Button>}
        </div>
      ) : (
        <ul className="mt-5 grid gap-6">
          {visits.map((visit) => (
            <li key={visit.id}>
              <Row visit={visit} />
            </li>
          ))}
        </ul>
      )}
    </Tabs>
  )
}

function Row({ visit }: { readonly visit: Visit & Partial<ListedVisit> }) {
  const t = useSentences(en)
  const name = visit.other.full_name ?? t('chats.someone')
  const head = (
    <div>
      <h2 className="text-h3 wrap-anywhere">
        <span lang={langOf(visit.room_title)}>
          {visit.room_id ? <Link to={`/room/${visit.room_id}`}>{visit.room_title}</Link> : visit.room_title}
        </span>
      </h2>
      <p>
        {t(`chats.visits.with.${visit.role}` as const, { name })} ·{' '}
        <Link
          className="link"
          to={chatAddress(visit.chat_id)}
          aria-label={t('chats.visits.chatWith', { name })}
        >
          {t('chats.visits.chat')}
        </Link>
      </p>
    </div>
  )
  return <VisitCard visit={visit} address={visit.visit_address} clash={visit.clash ?? null} head={head} />
}

function None() {
  const t = useSentences(en)
  return (
    <EmptyState
      scene={<SceneSuitcase />}
      title={t('chats.visits.none')}
      actions={
        <ButtonLink look="primary" href="/find-room">
          {t('chats.page.browse')}
        </ButtonLink>
      }
    >
      {t('chats.visits.none.text')}
    </EmptyState>
  )
}
