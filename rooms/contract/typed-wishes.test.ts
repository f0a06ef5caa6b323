import { describe, expect, it } from 'vitest'
import { typedWishes } from './typed-wishes.ts'

describe('rooms.typed-wishes: what a text for the place asks besides', () => {
  it.each([
    ['btm under 15k', 'btm', { maxRent: 15_000 }],
    ['girls pg hsr', 'pg hsr', { gender: 'female' }],
    ['1rk andheri under 10k', 'andheri', { layouts: ['1rk'], maxRent: 10_000 }],
    [
      '2 BHK or 3bhk flat Baner 25-40k',
      'flat baner',
      { layouts: ['2bhk', '3bhk'], minRent: 25_000, maxRent: 40_000 },
    ],
    ['room no brokerage Koramangala', 'room Koramangala', { noBrokerage: true }],
    ['boys hostel kukatpally', 'hostel kukatpally', { gender: 'male' }],
    ['boys or girls pg kota', 'or pg kota', {}],
    ['1rk near Ethiraj College for Women', 'near Ethiraj College for Women', { layouts: ['1rk'] }],
    ['girls pg near Ethiraj College for Women', 'pg near Ethiraj College for Women', { gender: 'female' }],
    ['nashik college road room for girls', 'nashik college road room', { gender: 'female' }],
    ['room near Girls Degree College under 5k', 'room near girls degree college', { maxRent: 5000 }],
    ['HSR sector 2, 1bhk', 'HSR sector 2', { layouts: ['1bhk'] }],
    ['1/2 bhk baner', 'baner', { layouts: ['1bhk', '2bhk'] }],
    ['1 or 2 bhk baner', 'baner', { layouts: ['1bhk', '2bhk'] }],
    ['1bhk or 1rk baner', 'baner', { layouts: ['1bhk', '1rk'] }],
    [
      'koramangala 5th block 2bhk for girls 35000 50k deposit',
      'koramangala 5th block',
      { gender: 'female', layouts: ['2bhk'], maxRent: 35_000 },
    ],
    ['two bedroom flat baner', 'flat baner', { layouts: ['2bhk'] }],
    ['madhapur lo abbayilaku pg', 'madhapur lo pg', { gender: 'male' }],
    ['ਮੋਹਾਲੀ ਕੁੜੀਆਂ ਲਈ', 'ਮੋਹਾਲੀ ਲਈ', { gender: 'female' }],
    ['গড়িয়া ২ বিএইচকে', 'গড়িয়া', { layouts: ['2bhk'] }],
    ['nobroker baner', 'baner', { noBrokerage: true }],
    ['5bhk villa whitefield', 'villa whitefield', { layouts: ['4bhk_plus'] }],
  ])('%s', (typed, text, filters) => {
    const wishes = typedWishes(typed)
    expect(wishes.filters).toEqual(filters)
    if (Object.keys(filters).length > 0) expect(wishes.text).toBe(text)
  })

  it('leaves what is neither a place nor a filter out', () => {
    expect(typedWishes('wakad from 1st jan within 2 km')).toEqual({ text: 'wakad', filters: {} })
  })

  it.each([
    'Koramangala',
    'Christ College for Women',
    '1.5 bhk baner',
    'Menon Nagar',
    'Kudi Bhagtasni, Jodhpur',
    'Birsa Munda Airport',
    'DLF Phase 3 K Block',
    'Sector 5 L Block',
    'Menaka Nagar',
    'Boysen Road',
    'Sector 62',
    '',
    'Ladysmith Colony',
  ])('nothing in %s', (typed) => {
    expect(typedWishes(typed)).toEqual({ text: typed, filters: {} })
  })
})
