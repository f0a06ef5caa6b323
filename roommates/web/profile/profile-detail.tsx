import { sentencesOf } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { useEffect } from 'react'
import { firstName, personName } from '../card/person-name.ts'
import { FitPanel } from '../fit/fit-panel.tsx'
import { AboutPerson } from './about-person.tsx'
import { BackToSearch } from './back-to-search.tsx'
import en from './locales/en.json'
import { ProfileMenu } from './menu/profile-menu.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'

/** A roommate profile as other members see it, or its owner. */
export function ProfileDetail({ person }: { person: Roommate }) {
  useTitle(personName(person.full_name))
  return (
    <div className="wrap person-page">
      <div className="person-bar">
        <BackToSearch />
        {!person.is_own && <ProfileMenu person={person} />}
      </div>
      <ProfileHead person={person} />
      <div className="person-body">
        <AboutPerson person={person}>
          {!person.is_own && <FitPanel fit={person.fit} name={firstName(person.full_name)} />}
        </AboutPerson>
        <ProfileFacts person={person} />
      </div>
    </div>
  )
}

/** Names the tab by the person; the page's own title stood there until they were known. */
function useTitle(name: string): void {
  useEffect(() => {
    // After the shell, which writes the page's own title once more when it was navigated to.
    const timer = setTimeout(() => {
      document.title = sentencesOf(en)('roommates.profile.pageTitleOf', { name })
    })
    return () => clearTimeout(timer)
  }, [name])
}
