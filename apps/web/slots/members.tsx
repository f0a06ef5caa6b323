import { NoticesSlot } from '@basera/accounts/web'
import { loadMessageRoommate, loadNotifications } from '@basera/chats/web'
import { MessageSlot } from '@basera/roommates/web'
import { Outlet } from 'react-router'

/**
 * Roommates and accounts don't know chats: what opens at Message, and the switches of mails and notifications, are put
 * into their slots here. Members' pages alone carry it.
 */
export function Component() {
  return (
    <MessageSlot value={loadMessageRoommate}>
      <NoticesSlot value={loadNotifications}>
        <Outlet />
      </NoticesSlot>
    </MessageSlot>
  )
}
