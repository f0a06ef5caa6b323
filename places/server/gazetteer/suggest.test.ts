import { createLogger } from '@basera/platform/server/logger'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Gazetteer, loadGazetteer } from './load-gazetteer.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await loadGazetteer(createLogger('silent'))
})
const firstFor = (text: string) => gazetteer.search(text, 8)[0]?.id

describe('suggestions of the gazetteer (places.suggestion-ranking)', () => {
  it.each([
    ['koramangala', 'l-koramangala-bengaluru'],
    ['Koramangala, Bengaluru', 'l-koramangala-bengaluru'],
    ['koramangla', 'l-koramangala-bengaluru'],
    ['pg vashi', 'l-vashi-navi-mumbai'],
    ['1rk andheri under 10k', 'l-andheri-mumbai'],
    ['girls pg in btm 8-12k', 'l-btm-layout-bengaluru'],
    ['room on rent in noida sec 18', 'l-sector-18-noida'],
    ['working women hostel t nagar', 'l-t-nagar-chennai'],
    ['need room near manyata tech park', 'b-manyata-tech-park-bengaluru'],
    ['malviya nagar jaipur ac room girls 8000', 'l-malviya-nagar-jaipur'],
    ['vesu surat 2bhk semi furnish 15000', 'l-vesu-surat'],
    ['no pets no smoking 2bhk jp nagar 25k', 'l-jp-nagar-bengaluru'],
    ['एसी वाला कमरा सेक्टर 22 चंडीगढ़', 'l-sector-22-chandigarh'],
    ['2bhk ac guards hyderabad', 'l-ac-guards-hyderabad'],
    ['Sion Koliwada', 'l-sion-mumbai'],
    ['Basavanagudi Gandhi Bazar', 'l-basavanagudi-bengaluru'],
    ['park street kolkata', 'l-park-street-kolkata'],
    ['MGR Central', 'r-chennai-central-chennai'],
    ['hostel near mgr central chennai', 'r-chennai-central-chennai'],
    ['room for couple in pune', 'c-pune-pune'],
    ['room in goa', 's-goa-goa'],
    ['एचएसआर में कमरा', 'l-hsr-layout-bengaluru'],
    ['पुण्यात खोली', 'c-pune-pune'],
    ['সল্টলেকে ঘর ভাড়া', 'l-salt-lake-kolkata'],
    ['அண்ணா நகரில் அறை', 'l-anna-nagar-chennai'],
    ['கோவை', 'c-coimbatore-coimbatore'],
    ['கோயம்புத்தூர்', 'c-coimbatore-coimbatore'],
    ['गोवा', 's-goa-goa'],
    ['গোয়া', 's-goa-goa'],
    ['गुड़गांव', 'c-gurugram-gurugram'],
    ['नोएडा सेक्टर 62', 'l-sector-62-noida'],
    ['करोल बाग नई दिल्ली', 'l-karol-bagh-delhi'],
    ['லக்னோ', 'c-lucknow-lucknow'],
    ['एमपी नगर', 'l-mp-nagar-bhopal'],
    ['आर.के. पुरम', 'l-rk-puram-delhi'],
    ['आयआयटी मुंबई', 'u-iit-bombay-mumbai'],
    ['ఎస్ఆర్ నగర్', 'l-sr-nagar-hyderabad'],
    ['ஆர்.எஸ்.புரம்', 'l-rs-puram-coimbatore'],
    ['সোনারপুর', 'l-sonarpur-kolkata'],
    ['ಕೋರಮಂಗಲದಲ್ಲಿ ರೂಮ್', 'l-koramangala-bengaluru'],
    ['హైదరాబాద్‌లో గది', 'c-hyderabad-hyderabad'],
    ['koram', 'l-koramangala-bengaluru'],
    ['hsr layout', 'l-hsr-layout-bengaluru'],
    ['indiranagar bangalore', 'l-indiranagar-bengaluru'],
    ['whitefield', 'l-whitefield-bengaluru'],
    ['btm', 'l-btm-layout-bengaluru'],
    ['jp nagar', 'l-jp-nagar-bengaluru'],
    ['SR Nagar', 'l-sr-nagar-hyderabad'],
    ['jaya nagar', 'l-jayanagar-bengaluru'],
    ['560 034', 'p-560034'],
    ['PCMC', 'm-pimpri-chinchwad-municipal-corporation-pcmc-pune'],
    ['electronic city phase 1', 'l-electronic-city-phase-1-bengaluru'],
    ['manyata', 'b-manyata-tech-park-bengaluru'],
    ['powai', 'l-powai-mumbai'],
    ['andheri w', 'l-andheri-west-mumbai'],
    ['bandra', 'l-bandra-mumbai'],
    ['bkc', 'l-bandra-kurla-complex-mumbai'],
    ['lower parel', 'l-lower-parel-mumbai'],
    ['kothrud', 'l-kothrud-pune'],
    ['viman nagar', 'l-viman-nagar-pune'],
    ['baner', 'l-baner-pune'],
    ['connaught place', 'l-connaught-place-delhi'],
    ['rajiv chowk', 'l-connaught-place-delhi'],
    ['dwarka', 'l-dwarka-delhi'],
    ['saket', 'l-saket-delhi'],
    ['sec 62 noida', 'l-sector-62-noida'],
    ['indirapuram', 'l-indirapuram-ghaziabad'],
    ['dlf phase 3', 'l-dlf-phase-3-gurugram'],
    ['gachibowli', 'l-gachibowli-hyderabad'],
    ['hitec city', 'l-hitech-city-hyderabad'],
    ['adyar', 'l-adyar-chennai'],
    ['t nagar', 'l-t-nagar-chennai'],
    ['velachery', 'l-velachery-chennai'],
    ['salt lake', 'l-salt-lake-kolkata'],
    ['park street', 'l-park-street-kolkata'],
    ['gomti nagar', 'l-gomti-nagar-lucknow'],
    ['malviya nagar jaipur', 'l-malviya-nagar-jaipur'],
    ['malviya nagar, delhi', 'l-malviya-nagar-delhi'],
    ['prahlad nagar', 'l-prahlad-nagar-ahmedabad'],
    ['kakkanad', 'l-kakkanad-kochi'],
    ['technopark', 'l-technopark-thiruvananthapuram'],
    ['chandigarh sector 17', 'l-sector-17-chandigarh'],
    ['patia', 'l-patia-bhubaneswar'],
    ['vijay nagar indore', 'l-vijay-nagar-indore'],
    ['six mile guwahati', 'l-six-mile-guwahati'],
    ['iit bombay', 'u-iit-bombay-mumbai'],
    ['vellore', 'c-vellore-vellore'],
  ])('finds %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['bangalore', 'c-bengaluru-bengaluru-urban'],
    ['gurgaon', 'c-gurugram-gurugram'],
    ['bombay', 'c-mumbai-mumbai-suburban'],
    ['calcutta', 'c-kolkata-kolkata'],
    ['madras', 'c-chennai-chennai'],
    ['vizag', 'c-visakhapatnam-visakhapatnam'],
    ['trivandrum', 'c-thiruvananthapuram-thiruvananthapuram'],
    ['pondicherry', 'c-puducherry-puducherry'],
    ['baroda', 'c-vadodara-vadodara'],
    ['allahabad', 'c-prayagraj-prayagraj'],
  ])('knows the other name %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['560034', 'p-560034'],
    ['110001', 'p-110001'],
    ['4000', 'p-400001'],
  ])('finds the pincode %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['बंगलौर', 'c-bengaluru-bengaluru-urban'],
    ['मुम्बई', 'c-mumbai-mumbai-suburban'],
    ['दिल्ली', 'c-delhi-north-delhi'],
    ['हैदराबाद', 'c-hyderabad-hyderabad'],
    ['ಬೆಂಗಳೂರು', 'c-bengaluru-bengaluru-urban'],
    ['சென்னை', 'c-chennai-chennai'],
    ['कोरमंगला', 'l-koramangala-bengaluru'],
    ['ಕೋರಮಂಗಲ', 'l-koramangala-bengaluru'],
    ['इंदिरानगर', 'l-indiranagar-bengaluru'],
    ['अंधेरी', 'l-andheri-mumbai'],
    ['हिंजवडी', 'l-hinjewadi-pune'],
  ])('reads the script of %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['koramngala', 'l-koramangala-bengaluru'],
    ['koramngala banglore', 'l-koramangala-bengaluru'],
    ['marathalli', 'l-marathahalli-bengaluru'],
    ['hinjawadi', 'l-hinjewadi-pune'],
    ['hydrabad', 'c-hyderabad-hyderabad'],
    ['ahmdabad', 'c-ahmedabad-ahmedabad'],
    ['gurgoan', 'c-gurugram-gurugram'],
    ['banglore', 'c-bengaluru-bengaluru-urban'],
    ['electronc city', 'l-electronic-city-bengaluru'],
  ])('tolerates the spelling %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['hsrlayout', 'l-hsr-layout-bengaluru'],
    ['tnagar', 'l-t-nagar-chennai'],
    ['korama ngala', 'l-koramangala-bengaluru'],
    ['mg rd bangalore', 'l-mg-road-bengaluru'],
    ['bhawani shankar road', 'l-bhawani-shankar-rd-mumbai'],
    ['Andheri (W)', 'l-andheri-west-mumbai'],
  ])('reads %s as people write it', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['12, 3rd Cross, Koramangala 4th Block, Bengaluru', 'l-koramangala-4th-block-bengaluru'],
    ['flat near powai', 'l-powai-mumbai'],
    ['koramangala, xyzabc', 'l-koramangala-bengaluru'],
    ['mg road, pune', 'l-camp-pune'],
    ['Nobody Road, Pune', 'c-pune-pune'],
  ])('finds the part of an address that names a place: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it('takes the words after a comma for the area', () => {
    expect(firstFor('mg road, kochi')).toBe('l-mg-road-kochi')
    expect(firstFor('mg road, gurgaon')).toBe('l-mg-road-gurugram')
    expect(firstFor('mg road, bangalore')).toBe('l-mg-road-bengaluru')
  })

  it('finds metro stations, which are a dataset of their own', () => {
    expect(firstFor('ameerpet metro')).toBe('m-ameerpet-hyderabad')
    expect(gazetteer.search('saket', 8).map(({ kind }) => kind)).toContain('metro')
  })

  it.each(['asdfghjk', 'qwxzpt', 'xkcd', 'qwertyzxcv asd', '😀😀', '___', '\\', '"', '()'])(
    'has nothing for %s',
    (text) => {
      expect(gazetteer.search(text, 8)).toEqual([])
    },
  )

  it.each([
    "o'; DROP TABLE places; --",
    "' OR 1=1 --",
    '%',
    '\\%_',
    'x'.repeat(100),
    's '.repeat(50),
    'कि'.repeat(50),
  ])('answers the odd text %s in order', (text) => {
    const found = gazetteer.search(text, 8)
    expect(found.length).toBeLessThanOrEqual(8)
  })

  it('answers any text with at most as many different places as asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 100, unit: 'binary' }),
        fc.integer({ min: 1, max: 20 }),
        (text, limit) => {
          const ids = gazetteer.search(text, limit).map(({ id }) => id)
          expect(ids.length).toBeLessThanOrEqual(limit)
          expect(new Set(ids).size).toBe(ids.length)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('finds each well-known place by its whole name', () => {
    const known = gazetteer.search('nagar', 20)
    for (const { id, name, context } of known)
      expect(gazetteer.search(`${name}, ${context}`, 3).map((place) => place.id)).toContain(id)
  })

  it('says what a place lies in without repeating itself', () => {
    expect(gazetteer.find('l-koramangala-bengaluru')).toMatchObject({
      kind: 'locality',
      name: 'Koramangala',
      context: 'Bengaluru, Karnataka',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
    })
    expect(gazetteer.find('c-bengaluru-bengaluru-urban')?.context).toBe('Karnataka')
    expect(gazetteer.find('l-connaught-place-delhi')?.context).toBe('Delhi')
    expect(gazetteer.find('c-delhi-north-delhi')?.context).toBe('India')
  })

  it('tells places only by their whole id', () => {
    expect(gazetteer.find('m-ameerpet-hyderabad')?.kind).toBe('metro')
    for (const id of [
      'l-koramangala',
      'koramangala-bengaluru',
      'id',
      '',
      'l-koramangala-bengaluru\tlocality',
    ])
      expect(gazetteer.find(id)).toBeNull()
  })
})

describe('the name of a position', () => {
  it.each([
    [12.9345, 77.6266, 'Koramangala'],
    [19.1176, 72.906, 'Powai'],
    [28.6315, 77.2167, 'Connaught Place'],
    [18.5074, 73.8077, 'Kothrud'],
    [13.0067, 80.2575, 'Adyar'],
    [17.4401, 78.3489, 'Gachibowli'],
    [22.5675, 88.4126, 'Salt Lake'],
  ])('%d, %d lies in %s', (latitude, longitude, name) => {
    expect(gazetteer.nearest({ latitude, longitude })?.name).toContain(name)
  })

  it('is a locality, town or city, never a station, a pincode or a campus', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 8, max: 34, noNaN: true }),
        fc.double({ min: 68, max: 97, noNaN: true }),
        (latitude, longitude) => {
          const place = gazetteer.nearest({ latitude, longitude })
          if (place) expect(['locality', 'town', 'city']).toContain(place.kind)
        },
      ),
    )
  })

  it.each([
    [0, 0],
    [51.5, -0.12],
    [-90, 180],
    [90, -180],
    [15, 65],
  ])('%d, %d has none: nothing lies within 60 km', (latitude, longitude) => {
    expect(gazetteer.nearest({ latitude, longitude })).toBeNull()
  })
})
