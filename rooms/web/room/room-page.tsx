import { useSession } from '@basera/accounts/web'
import { problemStatus } from '@basera/platform/contract'
import { apiOf, pageHandle, todayInIndia } from '@basera/platform/web'
import type { Room, RoomCalls } from '@basera/rooms/contract'
import { useEffect } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { problemCode } from '../problem-code.ts'
import {
  Gallery,
  loadRoomIslands,
  RoomArea,
  RoomClosed,
  RoomFacts,
  RoomForMembers,
  RoomNotFound,
} from './islands.ts'
import { ContactBar, ListerCard } from './lister-card.tsx'
import { RoomBar } from './room-bar.tsx'
import { roomHead } from './room-head.ts'
import { useContact } from './use-contact.tsx'
import { WhenNear } from './when-near.tsx'

interface RoomData {
  readonly room: Room
  readonly today: string
}

/** Null when there is no such room, `members` where it takes a session to see it (rooms.search-members-only). */
type Loaded = RoomData | null | 'members'

/** A room that fails to load shows "Room Not Found" with its status (rooms.load-failure). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const get = apiOf<RoomCalls>(context)
  const input = { params: { id: params.id ?? '' } }
  const reading = get('GET /api/rooms/{id}', input, { signal: request.signal })
  // Awaited below; without this, a rejection while the parts load would count as unhandled.
  reading.catch(() => undefined)
  await loadRoomIslands()
  try {
    const room = await reading
    if (room.status !== 'live') await RoomClosed.load()
    return { room, today: todayInIndia() } satisfies RoomData
  } catch (error) {
    if (request.signal.aborted) throw error
    const code = problemCode(error) ?? 'internal_error'
    if (code === 'no_session' || code === 'phone_not_verified') return 'members'
    await RoomNotFound.load()
    const status = problemStatus[code]
    return data(null, { status: status >= 500 ? status : 404 })
  }
}

export const handle = pageHandle<Loaded>((loaded, { settings }) =>
  roomHead(loaded === 'members' ? loaded : loaded?.room, settings.publicUrl),
)

/** Milliseconds until a visit counts as a view. */
const viewDelay = 2000

/** Counts a view. Shorter visits load no code for it. */
function useViewCount(roomId: string, isOwner: boolean): void {
  useEffect(() => {
    if (isOwner) return
    const count = () => import('./count-view.ts').then(({ countView }) => countView(roomId))
    const timer = setTimeout(() => count().catch(() => undefined), viewDelay)
    return () => clearTimeout(timer)
  }, [roomId, isOwner])
}

const loadNearby = () => import('./nearby/nearby.tsx').then((module) => module.Nearby)

function RoomDetail({ room, today }: RoomData) {
  const isOwner = useSession().user?.id === room.user_id
  useViewCount(room.id, isOwner)
  const contact = useContact(room, isOwner)
  return (
    <div className="wrap">
      <RoomBar room={room} />
      {room.status !== 'live' && <RoomClosed room={room} />}
      <Gallery
        room={room}
        onAskForPhotos={isOwner || room.status !== 'live' ? undefined : contact.askForPhotos}
      />
      <div className="grid gap-8 pt-5 pb-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_372px] lg:items-start lg:gap-18 lg:pt-9 lg:pb-24">
        <div>
          <RoomFacts room={room} today={today} />
          {room.public_latitude !== null && <RoomArea room={room} />}
        </div>
        <ListerCard room={room} isOwner={isOwner} contact={contact} />
      </div>
      {room.public_latitude !== null && <WhenNear room={room} load={loadNearby} />}
      {!isOwner && room.status === 'live' && <ContactBar room={room} contact={contact} />}
      {contact.parts}
    </div>
  )
}

export function Component() {
  const loaded = useLoaderData<Loaded>()
  if (loaded === 'members') return <RoomForMembers />
  return loaded ? <RoomDetail key={loaded.room.id} {...loaded} /> : <RoomNotFound />
}
