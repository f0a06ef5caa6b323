import { KeepSavedRooms } from '@basera/rooms/web'
import { UnreadTitle } from './unread-chats.tsx'

/** What goes on for signed-in people without being seen. */
export function MemberEffects() {
  return (
    <>
      <KeepSavedRooms />
      <UnreadTitle />
    </>
  )
}
