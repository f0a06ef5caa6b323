import { pageHandle, sentencesOf } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { browsePath } from '../filters/browse-path.ts'
import en from './locales/en.json'
import { ProfileDetail } from './profile-detail.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ProfileStyles } from './profile-styles.tsx'
import { ProfileFailed, ProfileNotFound } from './profile-trouble.tsx'
import { isProfileId, type ProfileState, useProfile } from './use-profile.ts'

export const handle = pageHandle(() => ({
  title: sentencesOf(en)('roommates.profile.pageTitle'),
  noIndex: true,
}))

/** /profile/{id} (marketplace 2). Stands behind the guard. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <Queries>
      <ProfileStyles />
      {isProfileId(id) ? <Profile key={id} id={id} /> : <ProfileNotFound />}
    </Queries>
  )
}

function Profile({ id }: { id: string }) {
  return <ProfileScreen state={useProfile(id)} />
}

/** Whoever may not see a profile is taken to the others without a word (marketplace 4, 8). */
export function ProfileScreen({ state }: { state: ProfileState }) {
  switch (state.stage) {
    case 'shown':
      return <ProfileDetail person={state.person} />
    case 'hidden':
      return <ToTheOthers />
    case 'failed':
      return <ProfileFailed onRetry={state.retry} />
    case 'loading':
      return <ProfileSkeleton />
  }
}

// Not the router's own `Navigate`: with it, the scripts of every page would grow.
function ToTheOthers() {
  const navigate = useNavigate()
  useEffect(() => void navigate(browsePath, { replace: true }), [navigate])
  return null
}
