import type { RoommateCard as Card } from '@basera/roommates/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { firstName } from './person-words.ts'
import { RoommateCard } from './roommate-card.tsx'
import { ritikaId, someCard } from './some-roommates.fixture.ts'

const html = (patch: Partial<Card> = {}, preview = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RoommateCard card={someCard(patch)} preview={preview} />
    </MemoryRouter>,
  )
const text = (patch: Partial<Card> = {}) =>
  html(patch)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('a roommate in a list', () => {
  it('roommates.card-content: name, organization, bio, gender, preferred location, budget, tags and View Profile', () => {
    const said = text()
    for (const words of [
      ...['Ritika Sharma', 'Kaveri Labs', 'I cook on weekends', 'Female', 'Koramangala, Bengaluru'],
      ...['Budget: ₹15,000/month', 'View Profile'],
    ]) {
      expect(said).toContain(words)
    }
    expect(html()).toMatch(new RegExp(`<a [^>]*href="/profile/${ritikaId}"`))
  })

  it('roommates.card-content: avatar, or initial', () => {
    expect(text()).toMatch(/^RS /)
    expect(html({ avatar_url: '/storage/ritika.webp' })).toContain('src="/storage/ritika.webp"')
  })

  it('roommates.card-content: "X.X km away" only where a distance is known', () => {
    expect(text()).not.toContain('away')
    expect(text({ distance_km: 2.34 })).toContain('Koramangala, Bengaluru · 2.3 km away')
    expect(text({ distance_km: 12, preferred_location: null })).toContain('12.0 km away')
  })

  it('roommates.card-content: the first 3 tags plus "+N more"', () => {
    expect(text()).toContain('Early riser Vegetarian Quiet +3 more')
    const three = text({ lifestyle_tags: ['early-riser', 'vegetarian', 'quiet'] })
    expect(three).toContain('Quiet')
    expect(three).not.toContain('more')
  })

  it('says nothing about what a person left out', () => {
    const bare = text({
      ...{ organization: null, bio: null, gender: null, preferred_location: null, budget: null },
      lifestyle_tags: [],
    })
    expect(bare).toBe('RS Ritika Sharma View Profile')
  })

  it('shell.rupee-format: budgets have Indian grouping', () => {
    expect(text({ budget: 125_000 })).toContain('Budget: ₹1,25,000/month')
  })

  it('shows a preview without a link', () => {
    expect(html({}, true)).not.toContain('<a ')
  })

  it('calls people by their first name where they gave one', () => {
    expect([firstName('  Ritika Sharma '), firstName(''), firstName(null)]).toEqual(['Ritika', null, null])
    expect(text({ full_name: null })).toContain('Basera member')
  })
})
