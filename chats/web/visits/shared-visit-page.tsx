import type { SharedVisit } from '@basera/chats/contract'
import { Avatar, Banner, EmptyState, Loading, RetryBanner } from '@basera/platform/design'
import { DoorLocked } from '@basera/platform/design/art'
import { langOf, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { useParams } from 'react-router'
import en from '../locales/en.json'
import { useSharedVisit } from './use-shared-visit.ts'
import { visitDate, visitTime } from './visit-times.ts'
import css from './visits.css?inline'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('chats.sharedVisit')} | Basera`,
  noIndex: true,
}))

/** /visit/{token}, for somebody trusted, without an account (chats.visit-link). */
export function Component() {
  const t = useSentences(en)
  const { token = '' } = useParams()
  const { data, error, hasEnded, retry } = useSharedVisit(token)
  return (
    <div className="wrap max-w-200 py-10">
      <style href="visits" precedence="default">
        {css}
      </style>
      {hasEnded ? (
        <EmptyState scene={<DoorLocked />} title={t('chats.sharedVisit.ended')} level={1}>
          {t('chats.sharedVisit.ended.text')}
        </EmptyState>
      ) : error ? (
        <RetryBanner retry={t('chats.tryAgain')} onRetry={retry}>
          {t('chats.sharedVisit.failed')}
        </RetryBanner>
      ) : data ? (
        <Shown visit={data} />
      ) : (
        <Loading words={t('chats.sharedVisit.loading')} />
      )}
    </div>
  )
}

const tones = { coming: 'info', now: 'accent', back: 'ok', cancelled: 'info' } as const

function Shown({ visit }: { readonly visit: SharedVisit }) {
  const t = useSentences(en)
  const { name, other_name: other, starts_at: startsAt, state } = visit
  const time = visit.back_at ? visitDate(visit.back_at).time : ''
  return (
    <div className="visit-form">
      <h1 className="text-h1">{t(`chats.sharedVisit.title.${visit.role}` as const, { name })}</h1>
      <Banner tone={tones[state]}>{t(`chats.sharedVisit.${state}` as const, { name, time })}</Banner>
      <p className="text-h3">{visitTime(startsAt)}</p>
      {visit.area && <p lang={langOf(visit.area)}>{visit.area}</p>}
      <Person name={name} src={visit.avatar_url} words={t('chats.sharedVisit.goes', { name })} />
      <Person
        name={other}
        src={visit.other_avatar_url}
        words={t('chats.sharedVisit.meets', { name: other })}
      />
      <p className="visit-small">{t('chats.sharedVisit.about')}</p>
    </div>
  )
}

interface PersonProps {
  readonly name: string
  readonly src: string | null
  readonly words: string
}

const Person = ({ name, src, words }: PersonProps) => (
  <p className="visit-when">
    <Avatar name={name} userId={name} src={src} size={48} />
    <span>{words}</span>
  </p>
)
