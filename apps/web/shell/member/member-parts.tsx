import { loadPrivacyAnnouncement, mayHaveUnseenNotice, useSession } from '@basera/accounts/web'
import { KeepSavedRooms } from '@basera/rooms/web'
import { type ComponentType, useEffect, useState } from 'react'
import { AccountLanguage } from '../../language/account-language.tsx'
import { UnreadTitle } from './unread-chats.tsx'

export { MemberLinks, MemberMenu } from './member-bar.tsx'
export { MoreItem } from './more-menu.tsx'
export { UnreadChats } from './unread-chats.tsx'

export function MemberEffects() {
  return (
    <>
      <KeepSavedRooms />
      <UnreadTitle />
      <AccountLanguage />
    </>
  )
}

/** Loaded only where the notice may be unseen. */
export function NoticeAnnouncement() {
  const userId = useSession().user?.id
  const [Announcement, setAnnouncement] = useState<ComponentType>()
  useEffect(() => {
    // The next visit announces it.
    if (userId && mayHaveUnseenNotice())
      loadPrivacyAnnouncement().then((Loaded) => setAnnouncement(() => Loaded), console.error)
  }, [userId])
  return userId && Announcement ? <Announcement key={userId} /> : null
}
