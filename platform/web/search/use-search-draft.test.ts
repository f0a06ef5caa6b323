import { describe, expect, it } from 'vitest'
import { draftOfAddress } from './use-search-draft.ts'

interface Rents {
  readonly min: number | null
  readonly max: number | null
  readonly place: string
}

const none: Rents = { min: null, max: null, place: '' }
const addressOf = ({ min, max, place }: Rents) => `/find?min=${min}&max=${max}&place=${place}`

describe('the fields when a search arrives in the address', () => {
  it('keeps a field that was filled while the search ran', () => {
    const asked = { ...none, min: 7000 }
    const state = { draft: { ...asked, max: 9000 }, asked: [asked] }
    expect(draftOfAddress(state, { ...none, min: 7000 }, addressOf)).toEqual({
      draft: { ...none, min: 7000, max: 9000 },
      asked: [],
    })
  })

  it('keeps a field that was emptied while the search ran', () => {
    const asked = { ...none, min: 7000, place: 'Pune' }
    const state = { draft: { ...asked, min: null }, asked: [asked] }
    expect(draftOfAddress(state, { ...asked }, addressOf).draft).toEqual({ ...none, place: 'Pune' })
  })

  it('keeps what was typed where an earlier search arrives while a later one runs', () => {
    const first = { ...none, place: 'Pune' }
    const second = { ...first, min: 7000 }
    const draft = { ...second, max: 9000 }
    const state = draftOfAddress({ draft, asked: [first, second] }, { ...first }, addressOf)
    expect(state).toEqual({ draft, asked: [second] })
    expect(draftOfAddress(state, { ...second }, addressOf)).toEqual({ draft, asked: [] })
  })

  it('says what the address says where nothing was changed', () => {
    const asked = { ...none, place: 'Pune' }
    expect(draftOfAddress({ draft: asked, asked: [asked] }, asked, addressOf).draft).toEqual(asked)
  })

  it.each([[[]], [[{ ...none, min: 7000 }]]])(
    'drops what was typed when another address opens (%o)',
    (asked) => {
      const state = { draft: { ...none, max: 9000 }, asked }
      const back = { ...none, place: 'Delhi' }
      expect(draftOfAddress(state, back, addressOf)).toEqual({ draft: back, asked: [] })
    },
  )
})
