import type { Dice } from '../base/dice.ts'
import { type CityPlaces, womensColleges } from '../base/gazetteer.ts'

const offices =
  'Infosys|TCS|Wipro|HCLTech|Accenture|Cognizant|Capgemini|Tech Mahindra|Deloitte|Amazon|Flipkart|Swiggy|Zomato|PhonePe|Razorpay|Freshworks|Zoho|KPMG|Genpact|Oracle|Bosch|Siemens'.split(
    '|',
  )
const everyTown =
  'State Bank of India|HDFC Bank|ICICI Bank|LIC of India|Axis Bank|Indian Railways|BSNL|Apollo Pharmacy|Reliance Retail|Decathlon|India Post|Kendriya Vidyalaya'.split(
    '|',
  )
const works =
  'Larsen & Toubro|Mahindra & Mahindra|Tata Motors|Bajaj Auto|Ashok Leyland|Maruti Suzuki|Asian Paints|Godrej & Boyce'.split(
    '|',
  )
const own =
  'Self-employed|Freelance designer|Freelance writer|Architecture studio|Family business|Music school|Physiotherapy clinic|Design studio|Bakery|Chartered accountant'.split(
    '|',
  )
const local = (city: string) => [
  `${city} Municipal Corporation`,
  `District Court, ${city}`,
  `Government Medical College, ${city}`,
  `Apollo Hospital, ${city}`,
  `Fortis Hospital, ${city}`,
  `All India Radio, ${city}`,
  `DPS ${city}`,
  `St Mary's School, ${city}`,
]

/** Company or university of a person: a campus of their city for the young, an employer that is there for the rest. */
export function drawOrganization(
  dice: Dice,
  city: CityPlaces,
  age: number,
  gender: 'male' | 'female',
): string | null {
  const campuses = city.landmarks.filter(
    ({ kind, name }) => kind === 'campus' && (gender === 'female' || !womensColleges.has(name)),
  )
  if (age > 59 && dice.chance(0.65)) return null
  const isMetro = city.weight >= 40
  if (campuses.length > 0 && dice.chance(age < 24 ? 0.72 : 0.16)) return dice.pick(campuses).name
  const roll = dice.next()
  if (roll < 0.08) return null
  if (roll < (isMetro ? 0.55 : 0.28)) return dice.pick(offices)
  if (roll < 0.7) return dice.pick(local(city.name))
  if (roll < 0.82) return dice.pick(everyTown)
  return dice.pick(roll < 0.9 ? works : own)
}
