import type { Region } from '../base/cities.ts'
import type { Dice } from '../base/dice.ts'
import type { Locality } from '../base/gazetteer.ts'

const firsts =
  'Sai|Shanti|Lakshmi|Green|Silver|Sunrise|Royal|Krishna|Ganga|Ashoka|Rose|Lotus|Palm|Maple|Heritage|Anand|Gokul|Vrindavan|Tulsi|Mayur|Neelam|Gulmohar|Amrit|Noor|Jasmine|Coral|Pearl|Akash|Sagar|Prerna|Suraj|Chandan|Kaveri|Narmada|Himalaya|Surya|Star|Orchid|Devi|Nandanvan|Ujala|Meghna|Sargam|Rainbow|Unity|Kailash|Golden|Saraswati|Parijat|Ashirwad'.split(
    '|',
  )
const lasts: Record<Region, string> = {
  karnataka: 'Residency|Nilaya|Enclave|Apartments|Arcade|Paradise|Manor|Elite',
  maharashtra: 'CHS|Apartments|Kunj|Heights|Park|Vihar|Sadan|Plaza',
  north: 'Apartments|Niwas|Bhawan|Enclave|Kutir|Floors|House|Residency',
  punjab: 'Villa|Niwas|House|Homes|Estate|Apartments',
  telugu: 'Residency|Nilayam|Towers|Enclave|Heights|Homes',
  tamil: 'Illam|Flats|Apartments|Nivas|Garden|Manor',
  kerala: 'Bhavan|Villa|Gardens|Residency|Veedu|Homes',
  bengal: 'Apartment|Bhavan|Nest|Abasan|Villa|Court',
  gujarat: 'Society|Flats|Heights|Residency|Park|Bungalows',
  rajasthan: 'Niwas|Villa|Enclave|Apartments|Bhawan|Residency',
  east: 'Niwas|Bhawan|Apartment|Kunj|Sadan|Enclave',
  odisha: 'Niwas|Villa|Enclave|Apartment|Bhawan|Plaza',
  assam: 'Apartment|Villa|Path House|Enclave|Kutir|Residency',
  hills: 'Cottage|Villa|Niwas|House|Homes|Retreat',
  goa: 'Villa|Residency|Apartments|Casa|Gardens|Homes',
}
const beside =
  'near the water tank|near the post office|near the bus stand|behind the park|opposite the vegetable market|near the primary school|next to the temple|near the mosque|near the church|behind the petrol pump|opposite the community hall|near the old banyan tree|near the dairy|opposite the bank|behind the cinema|near the gurdwara|near the playground|next to the library'.split(
    '|',
  )

const ordinal = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n > 10 && n < 14 ? 0 : n % 10] ?? 'th'}`

/** How streets are named where the city is. */
function street(region: Region, dice: Dice): string {
  const number = dice.int(1, 18)
  if (region === 'karnataka') return `${ordinal(number)} Cross, ${ordinal(dice.int(1, 24))} Main`
  if (region === 'tamil')
    return `${ordinal(dice.int(1, 9))} ${dice.pick(['Street', 'Cross Street', 'Avenue', 'Main Road'])}`
  if (region === 'telugu')
    return dice.chance(0.6) ? `Road No. ${number}` : `Lane ${dice.int(1, 9)}, ${dice.pick(beside)}`
  if (region === 'north' || region === 'punjab') {
    return dice.pick([
      `Block ${'ABCDEFGHJK'.charAt(dice.int(0, 9))}`,
      `Gali No. ${number}`,
      `Pocket ${dice.int(1, 6)}`,
      dice.pick(beside),
    ])
  }
  if (region === 'maharashtra')
    return dice.pick([`Lane ${dice.int(1, 9)}`, dice.pick(beside), `Plot ${number}`, 'off the main road'])
  if (region === 'bengal')
    return dice.chance(0.5) ? `${ordinal(dice.int(1, 9))} Lane, ${dice.pick(beside)}` : dice.pick(beside)
  return dice.pick(beside)
}

/** An address line as a careful lister types it: house and street, no flat number. */
export function writeAddress(locality: Locality, dice: Dice, isHouse = false): string {
  const { city } = locality
  const kinds = isHouse ? ['House', 'Villa', 'Nivas', 'Bhavan'] : lasts[city.region].split('|')
  const house = `${dice.pick(firsts)} ${dice.pick(kinds)}`
  const parts = dice.chance(0.85) ? [house, street(city.region, dice)] : [street(city.region, dice)]
  const line = `${parts.join(', ')}, ${locality.name}, ${city.name} ${locality.pincode}`.trim()
  return line.charAt(0).toUpperCase() + line.slice(1)
}
