import { loadMessageRoommate } from '@basera/chats/web'
import { MessageSlot } from '@basera/roommates/web'
import { Outlet } from 'react-router'

/** Roommates don't know chats: what opens at Message is put into their slot here. Members' pages alone carry it. */
export function Component() {
  return (
    <MessageSlot value={loadMessageRoommate}>
      <Outlet />
    </MessageSlot>
  )
}
