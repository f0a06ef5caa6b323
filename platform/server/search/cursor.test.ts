import { cursor as cursorText, Problem } from '@basera/platform/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFingerprint, takePage, timeCursor } from './cursor.ts'

const chats = timeCursor('chats', 'Is not a cursor of this list')
const rooms = timeCursor('rooms', 'Is not a cursor of this list')

const sortKey = fc.record({ micros: fc.integer({ min: -9e15, max: 9e15 }), id: fc.uuid() })

describe('the cursor of a list', () => {
  it('says where its page ended, in a text that calls take', () => {
    fc.assert(
      fc.property(sortKey, (key) => {
        const text = chats.encode(key)
        expect(cursorText.safeParse(text).success).toBe(true)
        expect(chats.decode(text)).toEqual(key)
      }),
    )
  })

  it('is refused by every other list, and so is any other text', () => {
    const refused = (text: string) => {
      try {
        rooms.decode(text)
      } catch (error) {
        return error
      }
      return null
    }
    const other = chats.encode({ micros: 1, id: '00000000-0000-4000-8000-000000000000' })
    expect(refused(other)).toEqual(
      new Problem('validation_failed', 'Is not a cursor of this list', [
        { field: 'cursor', message: 'Is not a cursor of this list' },
      ]),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(refused(text)).toBeInstanceOf(Problem)
      }),
    )
  })

  it('need not be given', () => {
    expect(chats.decode(undefined)).toBeNull()
  })
})

describe('the fingerprint of a search', () => {
  it('is the same for every page of it, and another for another search', () => {
    const search = { q: 'quiet', sort: 'newest', limit: 20 }
    const same = { sort: 'newest', limit: 50, q: 'quiet', cursor: 'abc' }
    expect(searchFingerprint(same)).toBe(searchFingerprint(search))
    const other = { ...search, sort: 'distance' }
    expect(searchFingerprint(other)).not.toBe(searchFingerprint(search))
  })
})

describe('a page', () => {
  it.each([
    [[], [], null],
    [[1, 2], [1, 2], null],
    [[1, 2, 3], [1, 2], 'after 2'],
  ])('of two out of %j', (read, rows, nextCursor) => {
    expect(takePage(read, 2, (last) => `after ${last}`)).toEqual({ rows, nextCursor })
  })
})
