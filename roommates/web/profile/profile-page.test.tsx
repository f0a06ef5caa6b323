import { SessionProvider } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import type { PageContext, PageHandle } from '@basera/platform/web'
import { queryClient } from '@basera/platform/web/queries'
import type { Roommate } from '@basera/roommates/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ritikaId, someRoommate } from '../card/some-roommates.fixture.ts'
import { genderPreferenceWords } from './about-person.tsx'
import { Component, handle, ProfileScreen } from './profile-page.tsx'
import { isProfileId, stateOf } from './use-profile.ts'

const asha = { id: 'asha', email: 'asha@demo.basera.test' }
const key = ['roommates', asha.id, 'profile', ritikaId]

const page = (path = `/profile/${ritikaId}`) =>
  renderToStaticMarkup(
    <SessionProvider value={{ status: 'ready', user: asha }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/profile/:id" element={<Component />} />
          <Route path="/browse-profiles" element="the others" />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  )
function open(patch: Partial<Roommate> = {}): string {
  queryClient.setQueryData(key, someRoommate(patch))
  return page()
}

/** The page after its call was refused. */
const refused = (error: Problem) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProfileScreen
        state={stateOf({ data: undefined, error, isFetching: false, refetch: () => undefined })}
      />
    </MemoryRouter>,
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

// A page that is rendered once does not wait for its later parts: they would load when the test is over.
beforeAll(() => Promise.all([import('../fit/fit-panel.tsx'), import('../groups/group-of-person.tsx')]))
afterEach(() => queryClient.clear())

describe('/profile/{id}', () => {
  it('roommates.profile-page: About Me, facts, preferences, My Lifestyle, badges and "Last updated"', () => {
    const text = textOf(open())
    for (const words of [
      ...['Ritika Sharma, 25', 'Kaveri Labs', 'About Me', 'I cook on weekends', 'My Lifestyle'],
      ...[
        'Roommate preferences',
        'Gender Same as me (Female)',
        'Preferred lifestyle Quiet, Clean, Non-smoker',
      ],
      ...['Budget ₹15,000/month', 'Preferred location Koramangala, Bengaluru', 'Gender Female', 'Age 25'],
      ...['Organization Kaveri Labs', 'Contact email Show email', 'Active', 'Listed', 'Phone verified'],
    ]) {
      expect(text).toContain(words)
    }
  })

  it('roommates.profile-page: the day of the last update is that of India', () => {
    expect(textOf(open({ updated_at: '2026-06-05T20:00:00Z' }))).toContain('Last updated 6 Jun 2026')
  })

  it("roommates.profile-page: others see 'Message {first name}' and a share button", () => {
    const html = open()
    expect(textOf(html)).toContain('Message Ritika')
    expect(html).toContain('aria-label="Share"')
    expect(html).not.toContain('Edit Your Profile')
    expect(textOf(html)).toContain('Report Ritika')
    expect(textOf(html)).toContain('Block Ritika')
    expect(textOf(open({ full_name: null }))).toMatch(/ Message Report | Message /)
  })

  it("roommates.profile-page: one's own has 'Edit Your Profile'; share, message, report and fit are left out", () => {
    const html = open({ is_own: true, shared_tags: [] })
    expect(html).toMatch(/href="\/your-profile"[^>]*>.*?Edit Your Profile</)
    for (const words of ['aria-label="Share"', 'Message Ritika', 'Report', 'How well you fit']) {
      expect(html).not.toContain(words)
    }
  })

  it('roommates.profile-visibility: only the owner sees a profile that is not both saved and listed, with a note', () => {
    expect(textOf(open({ is_own: true }))).not.toContain('Only you can see this')
    const hidden = textOf(open({ is_own: true, is_listed: false }))
    expect(hidden).toContain('Only you can see this.')
    expect(hidden).not.toContain(' Listed ')
    const unmade = textOf(open({ is_own: true, is_roommate_profile_enabled: false, is_listed: false }))
    expect(unmade).toContain('Only you can see this. Save your roommate profile once')
    expect(unmade).not.toContain(' Active ')
  })

  it('tags shared with the reader are marked, in words too', () => {
    const html = open({ shared_tags: ['quiet'] })
    expect(html.match(/tag-match/g)).toHaveLength(html.includes('.tag-match') ? 2 : 1)
    expect(html).toMatch(/tag-match">Quiet<span class="sr-only">, on your profile too</)
    expect(html).toContain('Highlighted tags are on your profile too.')
    expect(open({ shared_tags: [] })).not.toContain('Highlighted tags')
  })

  it('roommates.contact-email: the email is not fetched before a press', () => {
    open()
    expect(queryClient.getQueryData(['roommates', asha.id, 'contact', ritikaId])).toBeUndefined()
    queryClient.setQueryData(['roommates', asha.id, 'contact', ritikaId], { email: 'ritika@mail.example' })
    expect(open()).toContain('href="mailto:ritika@mail.example"')
    queryClient.setQueryData(['roommates', asha.id, 'contact', ritikaId], { email: null })
    expect(textOf(open())).toContain('Contact email Not shown on this profile')
  })

  it('keeps paragraphs of a bio, and says what is not said', () => {
    expect(open({ bio: 'One.\n\nTwo.' })).toContain('<p>One.</p><p>Two.</p>')
    const bare = textOf(
      open({
        ...{ bio: null, age: null, budget: null, gender: null, organization: null },
        ...{ preferred_location: null, lifestyle_tags: [], preferred_lifestyle_tags: [] },
      }),
    )
    for (const words of [
      'Nothing written yet.',
      'No lifestyle tags yet.',
      'Budget Not said',
      'Age Not said',
    ]) {
      expect(bare).toContain(words)
    }
  })

  it("roommates.profile-not-found: 'Profile Not Found' with a back button, where the address is no profile's", () => {
    for (const id of ['xyz', `${ritikaId}0`, '%00', 'null']) {
      const html = page(`/profile/${id}`)
      expect(html).toContain('Profile Not Found')
      expect(html).toMatch(/href="\/browse-profiles"[^>]*>.*?Back</)
    }
    expect(isProfileId(ritikaId.toUpperCase())).toBe(true)
  })

  it('roommates.hidden-profile: not visible leads to /browse-profiles silently', () => {
    const hidden = new Problem('not_found', 'Profile Not Found')
    const reading = { isFetching: false, refetch: () => undefined }
    expect(stateOf({ ...reading, data: undefined, error: hidden })).toEqual({ stage: 'hidden' })
    // Also when it was seen before: its owner has hidden it since.
    expect(stateOf({ ...reading, data: someRoommate(), error: hidden })).toEqual({ stage: 'hidden' })
    expect(refused(hidden)).toBe('')
  })

  it('a profile that could not be loaded can be retried', () => {
    const html = refused(new Problem('service_unavailable', 'offline'))
    expect(html).toContain('The profile could not be loaded')
    expect(html).toContain('Try Again')
  })

  it('is not indexed by search engines', () => {
    const { head } = handle as PageHandle
    expect(head(undefined, {} as PageContext)).toMatchObject({ noIndex: true })
  })
})

describe('the gender preference for a roommate', () => {
  it.each([
    ['same-as-me', 'female', 'Same as me (Female)'],
    ['same-as-me', 'male', 'Same as me (Male)'],
    ['same-as-me', 'prefer-not-to-say', 'Same as me'],
    ['same-as-me', null, 'Same as me'],
    ['male', 'female', 'Male'],
    [null, 'female', 'No preference'],
  ] as const)('roommates.gender-preference: %s of somebody %s reads "%s"', (preference, gender, words) => {
    expect(genderPreferenceWords({ roommate_gender_preference: preference, gender })).toBe(words)
  })
})
