import { signInAddress, useSession } from '@basera/accounts/web'
import { buttonClass, EmptyState, Loading } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import en from '../locales/en.json'

/** Any guarded page checks the phone first. */
const phoneCheckPath = '/dashboard'

/**
 * A room where rooms are for members (rooms.search-members-only): the server renders without a session, so the browser
 * asks again, and visitors are asked to sign in.
 */
export function RoomForMembers() {
  const t = useSentences(en)
  const { user } = useSession()
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    setAsking(true)
    void revalidate().then(() => setAsking(false))
  }, [userId, revalidate])
  if (isAsking || state === 'loading') return <Loading words={t('rooms.room.membersAsking')} />
  return (
    <div className="wrap grid min-h-[60vh] items-center">
      <EmptyState
        scene={<ScenePlate />}
        title={t('rooms.room.members')}
        level={1}
        actions={
          <Link
            className={buttonClass({ look: 'primary' })}
            to={user ? phoneCheckPath : signInAddress(pathname)}
          >
            {t(user ? 'rooms.room.membersVerify' : 'rooms.room.membersSignIn')}
          </Link>
        }
      >
        {t('rooms.room.membersWhy')}
      </EmptyState>
    </div>
  )
}
