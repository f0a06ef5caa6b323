import { createLogger } from '@basera/platform/server/logger'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Gazetteer, loadGazetteer } from './load-gazetteer.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await loadGazetteer(createLogger('silent'))
})
const answer = (text: string, limit = 8) => gazetteer.answer(text, { limit })
const firstFor = (text: string) => answer(text).items[0]?.id

describe('places as people write them', () => {
  it.each([
    ['virar west', 'l-virar-west-mumbai'],
    ['Andheri (E)', 'l-andheri-east-mumbai'],
    ['Kasba -East, Kolkata', 'l-kasba-kolkata'],
    ['byculla west', 'l-byculla-mumbai'],
    ['Byculla West, Mumbai', 'l-byculla-mumbai'],
    ['Sion East, Sion Koliwada, Mumbai', 'l-sion-east-mumbai'],
  ])('places.word-forms: halves of a place: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['7th Phase, JP Nagar', 'l-jp-nagar-7th-phase-bengaluru'],
    ['jp nagar 6 phase', 'l-jp-nagar-6th-phase-bengaluru'],
    ['Salt Lake Sector V', 'l-salt-lake-sector-5-kolkata'],
    ['btm 2nd stage', 'l-btm-2nd-stage-bengaluru'],
    ['mohali phase 8', 'l-phase-8-mohali'],
    ['Rohini Sector 22, Delhi', 'l-rohini-sector-22-delhi'],
    ['sector62 noida', 'l-sector-62-noida'],
    ['dlf ph-3', 'l-dlf-phase-3-gurugram'],
  ])('places.word-forms: numbered parts: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['koramangala mein kamra chahiye', 'l-koramangala-bengaluru'],
    ['mukherjee nagar ke paas batra cinema', 'l-mukherjee-nagar-delhi'],
    ['powai hiranandani ke aas paas room', 'l-hiranandani-powai-mumbai'],
    ['talwandi kota near allen', 'l-talwandi-kota'],
  ])('places.text-parts: Hindi in Latin letters, and a city before "near": %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['hi tech city', 'l-hitech-city-hyderabad'],
    ['kphb', 'l-kphb-colony-hyderabad'],
    ['j.p. nagar', 'l-jp-nagar-bengaluru'],
    ['electroniccity phase 1', 'l-electronic-city-phase-1-bengaluru'],
    ['indranagar', 'l-indiranagar-bengaluru'],
    ['jp nagar metro', 'm-jaya-prakash-nagar-bengaluru'],
    ['rv road metro', 'm-rashtreeya-vidyalaya-road-bengaluru'],
    ['mg road metro bangalore', 'm-mahatma-gandhi-road-bengaluru'],
  ])('places.word-forms: written apart, as one, or short: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['dlf fase 3', 'l-dlf-phase-3-gurugram'],
    ['jp nagar 7th fase', 'l-jp-nagar-7th-phase-bengaluru'],
    ['salt lake sekter 2', 'l-salt-lake-sector-2-kolkata'],
    ['tilak nagr indor', 'l-tilak-nagar-indore'],
  ])('places.word-forms: a misspelt unit word: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
    expect(answer(text).unknown).toBeNull()
  })

  it.each([
    ['hazratganj lakhnau', 'l-hazratganj-lucknow'],
    ['lawrence road ambarsar', 'l-lawrence-road-amritsar'],
    ['kazipet wgl', 'l-kazipet-warangal'],
    ['beach road clt', 'c-kozhikode-kozhikode'],
    ['alpha 1 gr noida', 'l-alpha-1-greater-noida'],
  ])('places.named-city: a short or colloquial name of a city: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['sholinganallur la oru room irukka', 'l-sholinganallur-chennai'],
    ['kondapur lo room unda', 'l-kondapur-hyderabad'],
    ['vyttila aduth room undo', 'l-vyttila-kochi'],
    ['garia te ekta ghor lagbe', 'l-garia-kolkata'],
    ['adajan najik room joiye chhe', 'l-adajan-surat'],
    ['marathahalli alli ondu room idya', 'l-marathahalli-bengaluru'],
    ['मला हडपसर मध्ये एक खोली हवी आहे', 'l-hadapsar-pune'],
    ['मला बाणेरच्या जवळ खोली', 'l-baner-pune'],
    ['শ্যামবাজারের কাছে একটা ঘর লাগবে', 'l-shyambazar-kolkata'],
    ['નારણપુરામાં રૂમ', 'l-naranpura-ahmedabad'],
    ['ਪੰਜਾਬੀ ਬਾਗ ਨੇੜੇ ਕਮਰਾ', 'l-punjabi-bagh-delhi'],
    ['കാക്കനാട് അടുത്ത് മുറി ഉണ്ട്', 'l-kakkanad-kochi'],
  ])('places.text-parts: everyday words of Indian languages around a place: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
    expect(answer(text).unknown).toBeNull()
  })

  it.each([
    ['sadar bazar agra koi jagah batao', 'l-sadar-bazar-agra'],
    ['bistupur jamshedpr naukri lagi', 'l-bistupur-jamshedpur'],
    ['namaskar kolkata gol park theke jagah', 'l-golpark-kolkata'],
    ['ss colony madurai mel', 'l-ss-colony-madurai'],
    ['boring road patna brother comes along', 'l-boring-road-patna'],
    ['civil lines jhansi parivaar hetu', 'c-jhansi-jhansi'],
    ['mera transfer ho gaya hai kothrud me room chahiye', 'l-kothrud-pune'],
    ['i joined wipro, wakad flat agar mile to batana', 'l-wakad-pune'],
    ['moving from chennai to pune kothrud', 'l-kothrud-pune'],
    ['i am from indore need room in kothrud', 'l-kothrud-pune'],
    ['nagpur se aaya hu kothrud me room', 'l-kothrud-pune'],
  ])('places.named-city: a city in the middle of a sentence: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['kothrudd fatafat', 'l-kothrud-pune', 'fatafat'],
    ['vishrantwad madhe kuthe', 'l-vishrantwadi-pune', 'kuthe'],
    ['koramangal me xyz', 'l-koramangala-bengaluru', null],
  ])('places.unknown-part: a name that sounds the same, among other words: %s', (text, id, unknown) => {
    expect(firstFor(text)).toBe(id)
    expect(answer(text).unknown).toBe(unknown)
  })

  it.each([
    ['huda city centre', 'l-huda-city-centre-gurugram'],
    ['orr', 'rd-outer-ring-road-bengaluru'],
    ['kota coaching', 'c-kota-kota'],
    ['pg near manyata', 'b-manyata-tech-park-bengaluru'],
    ['1bhk flat for rent in powai', 'l-powai-mumbai'],
  ])('known by other names, among everyday words: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['sec 62 noida metro ke paas flat max 15k', 'm-noida-sector-62-noida'],
    ['thane west station se 10 min 1bhk', 'l-thane-west-thane'],
    ['hi tech city 1bhk 15k', 'l-hitech-city-hyderabad'],
    ['i am looking for a room in wakad', 'l-wakad-pune'],
    ['hello my son got admission in nit rourkela, need single room', 'u-nit-rourkela-rourkela'],
    ['kiit patia', 'l-patia-bhubaneswar'],
    ["girls' pg baner", 'l-baner-pune'],
    ['delhi 110092', 'p-110092'],
    ['panjim goa 1bhk 20k', 'c-panaji-north-goa'],
    ['ghodbunder road 2bhk 25,000', 'l-ghodbunder-road-thane'],
    [
      'looking for a flatmate in bellandur 3bhk, my share 14k plus 28k deposit, from 1st jan',
      'l-bellandur-bengaluru',
    ],
    ['khalsa college amritsar vich kudi da admission hoya, pg chahida', 'k-khalsa-college-amritsar'],
    ['saket metro 2 km ke andar room mil jaye 9-11k me', 'm-saket-delhi'],
    ['लड़कियों के लिए पीजी राजेंद्र नगर पटना', 'l-rajendra-nagar-patna'],
    ['विजय नगर इंदौर 2 बीएचके 12 हजार तक', 'l-vijay-nagar-indore'],
    ['কলকাতা গড়িয়া ২ বিএইচকে ৮০০০ টাকা', 'l-garia-kolkata'],
    ['சென்னை தாம்பரம் பசங்களுக்கு ரூம்', 'l-tambaram-chennai'],
    [
      'is there any 1 bhk near Kochi metro Aluva side, I work in Nedumbassery airport shift',
      't-aluva-ernakulam',
    ],
    ['lady shri ram college for women ke paas flat', 'u-lady-shri-ram-college-delhi'],
  ])('places.text-parts: a sentence of which the place is a part: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })

  it.each([
    ['హైటెక్ సిటీ', 'l-hitech-city-hyderabad'],
    ['గచ్చిబౌలి', 'l-gachibowli-hyderabad'],
    ['அடையாறு', 'l-adyar-chennai'],
    ['வேளச்சேரி', 'l-velachery-chennai'],
    ['ಮಾರತ್ತಹಳ್ಳಿ', 'l-marathahalli-bengaluru'],
    ['কসবা, কলকাতা', 'l-kasba-kolkata'],
    ['कोथरूड', 'l-kothrud-pune'],
    ['വൈറ്റില', 'l-vyttila-kochi'],
    ['નવરંગપુરા', 'l-navrangpura-ahmedabad'],
  ])('reads the script of %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
  })
})

describe('parts of a text that are not known', () => {
  it.each([
    ['Benzer Tower, Kandivali East', 'l-kandivali-east-mumbai', 'Benzer Tower'],
    ['Benzer Tower, Kandivali East, Mumbai', 'l-kandivali-east-mumbai', 'Benzer Tower'],
    ['Oberoi Splendor, JVLR, Andheri East', 'l-andheri-east-mumbai', 'Oberoi Splendor'],
    ['Byculla West, Mumbai', 'l-byculla-mumbai', 'Byculla West'],
    ['Benzer Tower, Mumbai', 'c-mumbai-mumbai-suburban', 'Benzer Tower'],
  ])('places.unknown-part: %s', (text, id, unknown) => {
    expect(firstFor(text)).toBe(id)
    expect(answer(text).unknown).toBe(unknown)
  })

  it.each([
    ['kr puram metro', 'l-kr-puram-bengaluru'],
    ['kalyan nagar metro', 'l-kalyan-nagar-bengaluru'],
    ['domlur police station', 'l-domlur-bengaluru'],
    ['koramangla flyover', 'l-koramangala-bengaluru'],
    ['kharadi bus stand', 'l-kharadi-pune'],
    ['jp nagar 7th phase signal', 'l-jp-nagar-7th-phase-bengaluru'],
  ])('places.unknown-part: a landmark that is not known is that of its locality: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
    expect(answer(text).unknown).toBe(text)
  })

  it.each([
    ['rajiv chowk metro', 'm-rajiv-chowk-delhi'],
    ['byappanahalli metro station', 'm-baiyappanahalli-bengaluru'],
    ['kr market metro', 'm-krishna-rajendra-market-bengaluru'],
  ])('a landmark that is known stands first: %s', (text, id) => {
    expect(firstFor(text)).toBe(id)
    expect(answer(text).unknown).toBeNull()
  })

  it.each(['koramangala', 'Koramangala, Bengaluru', '302, 5th Main, Koramangala, Bengaluru', 'asdfghjk'])(
    'says nothing of %s',
    (text) => {
      expect(answer(text).unknown).toBeNull()
    },
  )
})

describe('rather nothing than a wrong city', () => {
  it.each([
    ['koramangala, pune', 'Pune'],
    ['powai hyderabad', 'Hyderabad'],
    ['Gachibowli, Chennai', 'Chennai'],
  ])('places.named-city: %s stays in its city', (text, city) => {
    for (const place of answer(text).items) expect(place.city).toBe(city)
  })

  it.each(['zzyzx road', 'benzer tower', 'xyz apartments'])('places.no-weak-match: %s', (text) => {
    expect(answer(text).items).toEqual([])
  })

  it('places.equal-names: the largest city first, unless the person is elsewhere', () => {
    expect(firstFor('civil lines')).toBe('l-civil-lines-delhi')
    const prayagraj = { latitude: 25.44, longitude: 81.84 }
    const near = gazetteer.answer('civil lines', { limit: 5, near: prayagraj })
    expect(near.items[0]?.city).toBe('Prayagraj')
  })

  it('places.listed-once: the same place of several sources stands once', () => {
    const names = answer('sector 62 noida', 20).items.filter(({ kind }) => kind === 'locality')
    expect(names.map(({ id }) => id)).toEqual(['l-sector-62-noida'])
    // "Koramangal", "Velacheri", "Bellanduru" lie beside them.
    for (const name of ['Koramangala', 'Velachery', 'Bellandur'])
      expect(
        answer(name, 20)
          .items.filter((one) => one.name.startsWith(name.slice(0, -1)) && !one.name.includes(' '))
          .filter(({ kind }) => kind === 'locality'),
      ).toHaveLength(1)
  })

  it('places.bus-stops-last: a bus stop only when nothing else fits', () => {
    for (const text of ['koramangala', 'silk board', 'hebbal', 'kothrud'])
      expect(answer(text, 20).items.map(({ kind }) => kind)).not.toContain('busstop')
  })
})
