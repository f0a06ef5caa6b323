import { loadPrivacyAnnouncement, mayHaveUnseenNotice, useSession } from '@basera/accounts/web'
import { KeepSavedRooms } from '@basera/rooms/web'
import { type ComponentType, useEffect, useState } from 'react'
import { UnreadTitle } from './unread-chats.tsx'

export { MemberLinks, MemberMenu } from './member-bar.tsx'
export { MoreItem } from './more-menu.tsx'
export { UnreadChats } from './unread-chats.tsx'

/** Work in the background for signed-in people. */
export function MemberEffects() {
  return (
    <>
      <KeepSavedRooms />
      <UnreadTitle />
    </>
  )
}

/** Announces a changed privacy notice; its code is fetched only where the member may not have seen the notice. */
export function NoticeAnnouncement() {
  const userId = useSession().user?.id
  const [Announcement, setAnnouncement] = useState<ComponentType>()
  useEffect(() => {
    // A failure is harmless: the next visit announces it.
    if (userId && mayHaveUnseenNotice())
      loadPrivacyAnnouncement().then((Loaded) => setAnnouncement(() => Loaded), console.error)
  }, [userId])
  return userId && Announcement ? <Announcement key={userId} /> : null
}
