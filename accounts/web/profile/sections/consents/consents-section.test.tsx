import type { Consents, OwnProfile } from '@basera/accounts/contract'
import { queryClient } from '@basera/platform/web/queries'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SessionProvider } from '../../../session/index.ts'
import { ConsentsSection } from './consents-section.tsx'
import { type LoadNotices, NoticesSlot } from './notices-slot.ts'

const profile = { is_roommate_profile_enabled: true, is_listed: true, show_email: false } as OwnProfile
const consents: Consents = {
  notice: { version: '2026-11-21', is_seen: true },
  items: [
    {
      purpose: 'service',
      act: 'given',
      means: 'sign_up',
      notice_version: '2026-11-21',
      at: '2026-11-21T20:00:00.000Z',
    },
    {
      purpose: 'profile_email',
      act: 'withdrawn',
      means: 'settings',
      notice_version: '2026-11-21',
      at: '2026-11-23T10:00:00.000Z',
    },
  ],
}
afterEach(() => queryClient.clear())

function section(own: OwnProfile | null, known?: Consents, notices: LoadNotices | null = null): string {
  // Nobody is signed in here: the reading is kept under no member's id.
  if (known) queryClient.setQueryData(['accounts', 'consents', undefined], known)
  const html = renderToString(
    <MemoryRouter>
      <SessionProvider value="live">
        <NoticesSlot value={notices}>
          <ConsentsSection profile={own} />
        </NoticesSlot>
      </SessionProvider>
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}
const switches = (html: string) =>
  [...html.matchAll(/role="switch"[^>]*aria-checked="(\w+)"|aria-checked="(\w+)"[^>]*role="switch"/g)].map(
    (match) => match[1] ?? match[2],
  )

describe('DPDP 6(4): what a member agreed to, and the ways to take it back', () => {
  it('tells since when, by days in India', () => {
    const html = section(profile, consents)
    expect(html).toContain('On 22 Nov 2026 you agreed to our use of your data.')
    expect(html).toContain('Off since 23 Nov 2026')
    expect(html).toContain('href="/privacy"')
  })

  it('has a switch for each optional purpose of the roommate profile, as it is now', () => {
    expect(switches(section(profile, consents))).toEqual(['true', 'false'])
    expect(switches(section({ ...profile, is_listed: false }))).toEqual(['false', 'false'])
    expect(switches(section({ ...profile, is_roommate_profile_enabled: false }))).toEqual([])
    expect(switches(section(null))).toEqual([])
  })

  it('says plainly that the rest ends with the account, and leads there', () => {
    const html = section(null)
    expect(html).toContain('To take that consent back, delete your account.')
    expect(html).toContain('href="#your-data"')
  })

  it('leads to mails and notifications where somebody has filled that in', () => {
    expect(section(profile)).not.toContain('Emails and notifications')
    expect(section(profile, undefined, async () => () => null)).toContain('Emails and notifications')
  })
})
