import { personGenders, roommateGenders } from '@basera/accounts/contract'
import { SessionProvider } from '@basera/accounts/web'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { asha } from './form/some-values.fixture.ts'
import { YourProfileForm } from './your-profile-form.tsx'

async function render(profile: typeof asha | null): Promise<string> {
  const user = { id: asha.id, email: asha.email }
  const routes = [{ path: '/', element: <YourProfileForm user={user} profile={profile} /> }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://x/'))
  if (context instanceof Response) throw new Error('The page went elsewhere')
  return renderToStaticMarkup(
    <SessionProvider value={{ status: 'ready', user }}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SessionProvider>,
  )
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const full = await render(asha)
const first = await render({
  ...asha,
  is_roommate_profile_enabled: false,
  is_listed: false,
  lifestyle_tags: [],
})

describe('roommates.profile-form: the form of /your-profile', () => {
  it('has a visibility toggle that says: when it is off, only you can see it', () => {
    expect(full).toMatch(/<input[^>]*id="profile-is_listed"[^>]*role="switch"[^>]*checked=""/)
    expect(first).toMatch(/<input[^>]*id="profile-is_listed"[^>]*role="switch"[^>]*aria-checked="false"/)
    expect(textOf(full)).toContain('Show my profile to others When this is off, only you can see it.')
  })

  it('roommates.contact-email: "Show my email on my profile", said plainly beside it', () => {
    expect(textOf(full)).toMatch(
      /Show my email on my profile Signed-in members [^.]*asha@example\.test\. This is on/,
    )
    expect(full).toMatch(/<input[^>]*id="profile-show_email"[^>]*checked=""/)
  })

  it('takes images only, as photo', () => {
    expect(full).toContain('accept="image/jpeg,image/png,image/webp"')
    expect(textOf(full)).toContain('Images only.')
  })

  it('is filled with what is saved', () => {
    for (const [id, value] of [
      ['organization', 'Nandi Analytics'],
      ['location', 'Koramangala, Bengaluru, Karnataka'],
      ['budget', '14,000'],
    ])
      expect(full).toMatch(new RegExp(`<input[^>]*id="profile-${id}"[^>]*value="${value}"`))
    expect(full).toMatch(/<textarea[^>]*id="profile-bio"[^>]*>I wake up early and cook\.</)
    expect(textOf(full)).toContain('25/1,000')
  })

  it.each([
    [personGenders, 'gender', 'female'],
    [roommateGenders, 'roommate_gender_preference', 'same-as-me'],
  ] as const)('roommates.profile-form: offers %j and nothing else', (choices, id, chosen) => {
    const select = full.split(`id="profile-${id}"`)[1]?.split('</select>')[0] ?? ''
    expect([...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      '',
      ...choices,
    ])
    expect(select).toContain(`<option value="${chosen}" selected="">`)
  })

  it('roommates.gender-preference: "Same as me (gender)"; without a preference "No preference"', async () => {
    expect(full).toContain('>Same as me (Female)<')
    expect(full).toContain('>No preference<')
    const untold = await render({ ...asha, gender: 'prefer-not-to-say' })
    expect(untold).toContain('>Same as me<')
    expect(textOf(untold)).toContain('Say your own gender above')
  })

  it('roommates.lifestyle-tags: the twelve tags as toggles, own ones removable, and an adder that is off while blank', () => {
    for (const tag of ['Early riser', 'Night owl', 'Smoker']) expect(full).toContain(`${tag}</button>`)
    expect(full.match(/aria-pressed="true"/g)).toHaveLength(3)
    expect(full).toContain('aria-label="Remove Filter coffee"')
    expect(full.match(/aria-label="Add to (my lifestyle|the preferred lifestyle)"/g)).toHaveLength(2)
    expect(full.match(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Add</g)).toHaveLength(2)
  })

  it("roommates.lifestyle-tags: 'Use my own lifestyle tags', and the note that preferences restrict nothing", () => {
    expect(textOf(full)).toContain('Use my own lifestyle tags')
    expect(textOf(full)).toContain('They do not restrict what you see.')
    // There is nothing to copy.
    expect(first).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Use my own lifestyle tags/)
  })

  it("roommates.profile-form: the button reads 'Create Profile' the first time, then 'Save Changes'", () => {
    expect(textOf(first)).toContain('Create Profile')
    expect(first).not.toContain(`href="/profile/${asha.id}"`)
    expect(textOf(full)).toContain('Save Changes')
    expect(full).toMatch(new RegExp(`href="/profile/${asha.id}"[^>]*>See my profile<`))
  })

  it('shows the card that others find', () => {
    const card = full.slice(full.indexOf('<aside'))
    for (const words of ['Asha Rao', 'Nandi Analytics', 'Female', 'Budget: ₹14,000/month', 'Filter coffee'])
      expect(textOf(card)).toContain(words)
    expect(textOf(card)).not.toContain('hidden')
    expect(textOf(first.slice(first.indexOf('<aside')))).toContain('while your profile is hidden')
  })

  it('accounts.profile-created: is there for a member without a row too', async () => {
    const html = await render(null)
    expect(textOf(html)).toContain('Create Profile')
    expect(html).toMatch(/id="profile-show_email"[^>]*checked=""/)
  })
})
