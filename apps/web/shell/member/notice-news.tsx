import { isNoticeNews, loadPrivacyNews, useSession } from '@basera/accounts/web'
import { type ComponentType, useEffect, useState } from 'react'

/** Tells of a privacy notice that has changed; its code is fetched only where the browser does not know that it was seen. */
export function NoticeNews() {
  const userId = useSession().user?.id
  const [News, setNews] = useState<ComponentType>()
  useEffect(() => {
    // Without it nothing is missing: it is told on the next visit.
    if (userId && isNoticeNews()) loadPrivacyNews().then((Loaded) => setNews(() => Loaded), console.error)
  }, [userId])
  return userId && News ? <News key={userId} /> : null
}
