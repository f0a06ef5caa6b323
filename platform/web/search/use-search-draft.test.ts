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
    const state = { draft: { ...asked, max: 9000 }, asked }
    expect(draftOfAddress(state, { ...none, min: 7000 }, addressOf)).toEqual({
      draft: { ...none, min: 7000, max: 9000 },
      asked: null,
    })
  })

  it('keeps a field that was emptied while the search ran', () => {
    const asked = { ...none, min: 7000, place: 'Pune' }
    const state = { draft: { ...asked, min: null }, asked }
    expect(draftOfAddress(state, { ...asked }, addressOf).draft).toEqual({ ...none, place: 'Pune' })
  })

  it('says what the address says where nothing was changed', () => {
    const asked = { ...none, place: 'Pune' }
    expect(draftOfAddress({ draft: asked, asked }, asked, addressOf).draft).toEqual(asked)
  })

  it.each([null, { ...none, min: 7000 }])('drops what was typed when another address opens (%o)', (asked) => {
    const state = { draft: { ...none, max: 9000 }, asked }
    const back = { ...none, place: 'Delhi' }
    expect(draftOfAddress(state, back, addressOf)).toEqual({ draft: back, asked: null })
  })
})
