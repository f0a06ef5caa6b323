import { NoticesSlot } from '@basera/accounts/web'
import { loadMessageRoommate, loadNotifications } from '@basera/chats/web'
import { MessageSlot } from '@basera/roommates/web'
import { Outlet } from 'react-router'

/**
 * Roommates and accounts do not import chats: the message dialog, and the switches for mails and notifications, are put
 * into their slots here. Only members' pages load it.
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
