import { lifestyleTags } from '@basera/accounts/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTag, ownTags, removeTag } from './tags.ts'

describe('custom tags', () => {
  it.each([
    ['  Filter Coffee ', 'filter-coffee'],
    ['NIGHT   owl', 'night-owl'],
    ['gym\tbefore\nwork', 'gym-before-work'],
    ['चाय प्रेमी', 'चाय-प्रेमी'],
  ])('roommates.lifestyle-tags: %j is added trimmed, in lower case, with hyphens: %s', (typed, tag) =>
    expect(addTag(['clean'], typed)).toEqual({ tags: ['clean', tag] }),
  )

  it.each([['clean'], [' CLEAN '], ['Filter coffee'], ['filter-coffee'], ['   '], ['']])(
    'roommates.lifestyle-tags: %j is blank or there already, and ignored',
    (typed) => {
      const tags = ['clean', 'filter-coffee']
      expect(addTag(tags, typed).tags).toBe(tags)
    },
  )

  it('says why a tag is not taken', () => {
    expect(addTag([], 'x'.repeat(30)).error).toBeUndefined()
    expect(addTag([], 'x'.repeat(31))).toEqual({ tags: [], error: 'A tag should not exceed 30 characters' })
    const twenty = Array.from({ length: 20 }, (_, n) => `tag-${n}`)
    expect(addTag(twenty, 'one-more')).toEqual({ tags: twenty, error: 'At most 20 tags' })
    expect(addTag([], 'a\u0000b').error).toBe('Contains characters that are not allowed')
  })

  it('tells own tags from those that everybody can choose, and takes one away', () => {
    expect(ownTags([...lifestyleTags, 'filter-coffee'])).toEqual(['filter-coffee'])
    expect(removeTag(['clean', 'filter-coffee'], 'clean')).toEqual(['filter-coffee'])
  })

  it('roommates.lifestyle-tags: whatever is typed, no list ever holds a tag twice or one that is not a tag', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 })), (typed) => {
        const tags = typed.reduce<readonly string[]>((list, one) => addTag(list, one).tags, [])
        expect(new Set(tags).size).toBe(tags.length)
        for (const tag of tags) expect(tag).toBe(tag.trim().toLowerCase().replaceAll(/\s+/g, '-'))
      }),
    )
  })
})
