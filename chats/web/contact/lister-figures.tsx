import type { Room } from '@basera/rooms/contract'
import { VisitCount } from '../visits/visit-count.tsx'
import { AnswerTime } from './answer-time.tsx'

/** What chats know of a lister and a room, for whoever thinks of writing. */
export const ListerFigures = ({ room }: { readonly room: Room }) => (
  <>
    <AnswerTime room={room} />
    <VisitCount room={room} />
  </>
)
