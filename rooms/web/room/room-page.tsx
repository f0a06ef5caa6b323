import { pageHandle } from '@basera/platform/web'
import { useLoaderData } from 'react-router'
import { roomHead } from './head/room-head.ts'
import { RoomNotFound } from './islands.ts'
import { loadRoom, type RoomData } from './room-data.ts'
import { RoomDetail } from './room-detail.tsx'

export const loader = loadRoom

export const handle = pageHandle<RoomData | null>((data, { settings }) => roomHead(data, settings.publicUrl))

/** /room/{id} (marketplace 2). */
export function Component() {
  const data = useLoaderData<RoomData | null>()
  return data ? <RoomDetail key={data.room.id} {...data} /> : <RoomNotFound />
}
