import { NoticesSlot } from '@basera/accounts/web'
import { PushSlot } from '@basera/alerts/web'
import { listerContact, loadMessageRoommate, loadNotifications } from '@basera/chats/web'
import { MessageSlot } from '@basera/roommates/web'
import { Outlet } from 'react-router'

/** Fills slots of alerts, roommates and accounts, which do not import chats. Loaded by members only. */
export function Component() {
  return (
    <MessageSlot value={loadMessageRoommate}>
      <NoticesSlot value={loadNotifications}>
        <PushSlot value={listerContact.loadPush}>
          <Outlet />
        </PushSlot>
      </NoticesSlot>
    </MessageSlot>
  )
}
