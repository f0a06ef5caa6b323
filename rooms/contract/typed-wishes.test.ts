import { describe, expect, it } from 'vitest'
import { typedWishes } from './typed-wishes.ts'

describe('rooms.typed-wishes: what a text for the place asks besides', () => {
  it.each([
    ['btm under 15k', 'btm', { maxRent: 15_000 }],
    ['girls pg hsr', 'pg hsr', { gender: 'female' }],
    ['1rk andheri under 10k', 'andheri', { layouts: ['1rk'], maxRent: 10_000 }],
    [
      '2 BHK or 3bhk flat Baner 25-40k',
      'or flat baner',
      { layouts: ['2bhk', '3bhk'], minRent: 25_000, maxRent: 40_000 },
    ],
    ['room no brokerage Koramangala', 'room Koramangala', { noBrokerage: true }],
    ['boys hostel kukatpally', 'hostel kukatpally', { gender: 'male' }],
    ['boys or girls pg kota', 'or pg kota', {}],
    ['1rk near Ethiraj College for Women', 'near Ethiraj College for Women', { layouts: ['1rk'] }],
    ['5bhk villa whitefield', 'villa whitefield', { layouts: ['4bhk_plus'] }],
  ])('%s', (typed, text, filters) => {
    const wishes = typedWishes(typed)
    expect(wishes.filters).toEqual(filters)
    if (Object.keys(filters).length > 0) expect(wishes.text).toBe(text)
  })

  it.each([
    'Koramangala',
    'Christ College for Women',
    'Menaka Nagar',
    'Boysen Road',
    'Sector 62',
    '',
    'Ladysmith Colony',
  ])('nothing in %s', (typed) => {
    expect(typedWishes(typed)).toEqual({ text: typed, filters: {} })
  })
})
