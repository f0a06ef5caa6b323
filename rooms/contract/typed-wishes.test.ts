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
    ['baner dalal beda', 'baner', { noBrokerage: true }],
    ['ಜಯನಗರ ಬ್ರೋಕರ್ ಬೇಡ', 'ಜಯನಗರ', { noBrokerage: true }],
    ['malik se direct baner', 'baner', { noBrokerage: true }],
    ['studio apartment baner', 'baner', { layouts: ['1rk'] }],
    ['room near mehboob studio', 'room near mehboob studio', {}],
    ['double bedroom hall kitchen baner', 'baner', { layouts: ['2bhk'] }],
    ['double bed room baner', 'double bed room baner', {}],
    ['बाणेर दो बेडरूम हॉल किचन', 'बाणेर', { layouts: ['2bhk'] }],
    ['wakad inverter lift wala room', 'wakad room', { powerBackup: true, lift: true }],
    ['wakad inverter ac', 'wakad inverter', { airConditioning: true }],
    ['lady teacher wakad', 'teacher wakad', { gender: 'female' }],
    ['5bhk villa whitefield', 'villa whitefield', { layouts: ['4bhk_plus'] }],
    ['furnished room baner', 'room baner', { furnishings: ['full'] }],
    ['semi furnished flat baner', 'flat baner', { furnishings: ['semi'] }],
    ['semi  furnished flat baner', 'flat baner', { furnishings: ['semi'] }],
    ['un-furnished flat baner', 'flat baner', { furnishings: ['unfurnished'] }],
    ['semi or fully furnished flat baner', 'flat baner', { furnishings: ['semi', 'full'] }],
    ['attached latrine bathroom baner', 'baner', { bathrooms: ['attached'] }],
    ['AC room baner', 'room baner', { airConditioning: true }],
    ['baner, wifi and ac for girls', 'baner', { wifi: true, airConditioning: true, gender: 'female' }],
    ['room with ac sector 22', 'room sector 22', { airConditioning: true }],
    ['AC room AC Guards', 'room AC Guards', { airConditioning: true }],
    [
      'baner with fridge, geyser, washing machine, lift',
      'baner',
      { fridge: true, geyser: true, washingMachine: true, lift: true },
    ],
    ['baner power backup', 'baner', { powerBackup: true }],
    ['pet friendly baner', 'baner', { pets: true }],
    ['we have a dog baner', 'baner', { pets: true }],
    ['private room baner', 'baner', { homeTypes: ['private_room'] }],
    ['shared room baner', 'baner', { homeTypes: ['shared_room'] }],
    ['veg kitchen baner', 'baner', { kitchens: ['veg'] }],
    ['सेमी फर्निश्ड कमरा', 'कमरा', { furnishings: ['semi'] }],
    ['ಬಿಟಿಎಂ ಎಸಿ ರೂಮ್', 'ಬಿಟಿಎಂ ರೂಮ್', { airConditioning: true }],
  ])('%s', (typed, text, filters) => {
    const wishes = typedWishes(typed)
    expect(wishes.filters).toEqual(filters)
    if (Object.keys(filters).length > 0) expect(wishes.text).toBe(text)
  })

  it('leaves what is neither a place nor a filter out', () => {
    expect(typedWishes('wakad from 1st jan within 2 km')).toEqual({ text: 'wakad', filters: {} })
  })

  it.each([
    'non ac room baner',
    'ac or non ac room baner',
    'baner without ac and wifi',
    'no pets baner',
    'pets not allowed baner',
    'wifi nahi chahiye baner',
    'not furnished baner',
    'private room in pg baner',
    'pg baner shared room',
    'room with cat coaching baner',
  ])('no filter for %s', (typed) => {
    expect(typedWishes(typed).filters).toEqual({})
  })

  it.each([
    'Koramangala',
    'AC Guards',
    'AC Market, Burrabazar',
    'Salt Lake Block AC',
    'Lift Irrigation Colony',
    'Park Street',
    'Food Street',
    'Veg Market Road',
    'Family Court',
    'Single Tank Road',
    'Dog Squad Road',
    'Furniture Market',
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
