import { ButtonLink, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import {
  apiOf,
  dayInIndia,
  longDate,
  pageHandle,
  sentencesOf,
  todayInIndia,
  useSentences,
} from '@basera/platform/web'
import type { SharedShortlist, ShortlistCalls } from '@basera/rooms/contract'
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { RoomCards } from '../find-room/results/room-cards.tsx'
import { UnreadList } from '../lists/unread-list.tsx'
import en from '../locales/en.json'
import { problemCode } from '../problem-code.ts'
import { RoomForMembers } from '../room/room-for-members.tsx'

interface SharedList {
  /** `off` once it is not shared any more, `members` where rooms take a session (rooms.search-members-only). */
  readonly list: SharedShortlist | 'off' | 'members' | 'failed'
  readonly today: string
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const today = todayInIndia()
  const input = { params: { token: params.token ?? '' } }
  try {
    const get = apiOf<ShortlistCalls>(context)
    const list = await get('GET /api/shortlists/{token}', input, { signal: request.signal })
    return { list, today } satisfies SharedList
  } catch (error) {
    if (request.signal.aborted) throw error
    const code = problemCode(error)
    if (code === 'no_session' || code === 'phone_not_verified')
      return { list: 'members', today } satisfies SharedList
    const isOff = code === 'not_found' || code === 'validation_failed'
    return data<SharedList>({ list: isOff ? 'off' : 'failed', today }, { status: isOff ? 404 : 503 })
  }
}

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('rooms.shared.title')} | Basera`,
  noIndex: true,
}))

/** The rooms of a shared shortlist, as everybody sees them (rooms.shortlist-public). */
export function Component() {
  const t = useSentences(en)
  const { list, today } = useLoaderData<SharedList>()
  const { revalidate } = useRevalidator()
  if (list === 'members') return <RoomForMembers />
  if (list === 'off') return <SharingOff />
  return (
    <div className="wrap pb-14 lg:pb-24">
      <p className="pt-6 text-small text-ink-3 lg:pt-9">{t('rooms.shared.title')}</p>
      {list === 'failed' ? (
        <UnreadList words={t('rooms.shared.failed')} onRetry={() => void revalidate()} />
      ) : (
        <SharedRooms list={list} today={today} />
      )}
    </div>
  )
}

function SharedRooms({ list, today }: { readonly list: SharedShortlist; readonly today: string }) {
  const t = useSentences(en)
  const { name, rooms, shared_at } = list
  const day = longDate(dayInIndia(shared_at))
  return (
    <>
      <h1 className="text-h1">{t('rooms.shared.rooms', { n: rooms.length })}</h1>
      <p className="mt-2 mb-6 text-ink-2">
        {name ? t('rooms.shared.byName', { name, day }) : t('rooms.shared.bySomebody', { day })}
      </p>
      <h2 className="sr-only">{t('rooms.shortlist.in')}</h2>
      <RoomCards rooms={rooms} today={today} beside="none" journey={undefined} />
      <div className="mt-8">
        <ButtonLink href={findRoomPath}>{t('rooms.shared.search')}</ButtonLink>
      </div>
    </>
  )
}

function SharingOff() {
  const t = useSentences(en)
  const search = (
    <ButtonLink look="primary" href={findRoomPath}>
      {t('rooms.shared.search')}
    </ButtonLink>
  )
  return (
    <div className="wrap py-10">
      <EmptyState scene={<SceneSuitcase />} title={t('rooms.shared.off')} level={1} actions={search}>
        {t('rooms.shared.off.text')}
      </EmptyState>
    </div>
  )
}
