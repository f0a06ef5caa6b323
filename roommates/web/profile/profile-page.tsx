import { lazyPart, pageHandle, sentencesOf } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import type { Roommate } from '@basera/roommates/contract'
import { Suspense, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { firstName, personName } from '../card/person-words.ts'
import { browsePath } from '../filters/browse-path.ts'
import en from '../locales/en.json'
import { AboutPerson } from './about-person.tsx'
import './profile.css'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { BackToSearch, ProfileFailed, ProfileNotFound, ProfileSkeleton } from './profile-screens.tsx'
import { isProfileId, type ProfileState, useProfile } from './use-profile.ts'

export const handle = pageHandle(() => ({
  title: sentencesOf(en)('roommates.profile.pageTitle'),
  noIndex: true,
}))

const GroupOfPerson = lazyPart(() =>
  import('../groups/group-of-person.tsx').then((module) => ({ default: module.GroupOfPerson })),
)

const FitPanel = lazyPart(() =>
  import('../fit/fit-panel.tsx').then((module) => ({ default: module.FitPanel })),
)

export function Component() {
  const { id = '' } = useParams()
  return <Queries>{isProfileId(id) ? <Profile key={id} id={id} /> : <ProfileNotFound />}</Queries>
}

function Profile({ id }: { id: string }) {
  return <ProfileScreen state={useProfile(id)} />
}

/** A hidden profile redirects silently (roommates.hidden-profile). */
export function ProfileScreen({ state }: { state: ProfileState }) {
  switch (state.stage) {
    case 'shown':
      return <ProfileDetail person={state.person} />
    case 'hidden':
      return <RedirectToSearch />
    case 'failed':
      return <ProfileFailed onRetry={state.retry} />
    case 'loading':
      return <ProfileSkeleton />
  }
}

// The router's `Navigate` would enlarge the scripts of every page.
function RedirectToSearch() {
  const navigate = useNavigate()
  useEffect(() => void navigate(browsePath, { replace: true }), [navigate])
  return null
}

function ProfileDetail({ person }: { person: Roommate }) {
  useTitle(personName(person.full_name))
  return (
    <div className="wrap person-page">
      <div className="person-bar">
        <BackToSearch />
        {!person.is_own && <ProfileMenu person={person} />}
      </div>
      <ProfileHead person={person} />
      <Suspense>
        <GroupOfPerson id={person.id} />
      </Suspense>
      <div className="person-body">
        <AboutPerson person={person}>
          {!person.is_own && (
            <Suspense>
              <FitPanel fit={person.fit} comparison={person.comparison} name={firstName(person.full_name)} />
            </Suspense>
          )}
        </AboutPerson>
        <ProfileFacts person={person} />
      </div>
    </div>
  )
}

/** Sets the title once the profile is loaded. */
function useTitle(name: string): void {
  useEffect(() => {
    // After the shell, which sets the page's own title on navigation.
    const timer = setTimeout(() => {
      document.title = sentencesOf(en)('roommates.profile.pageTitleOf', { name })
    })
    return () => clearTimeout(timer)
  }, [name])
}
