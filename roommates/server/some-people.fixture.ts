import { dice } from '@basera/testkit/world'
import { type Profile, profile } from './roommate-world.fixture.ts'

const firsts = ['Asha', 'ROHAN', 'Meera', 'Ünal', 'अनीता', 'Kabir', 'a', 'Élodie', '100%', 'Jo_Jo', 'Zoë 🏠']
const lasts = ['Rao', 'Mehta', 'de  Souza', 'शर्मा', 'K.', "D'Souza", 'Quiet', 'ΣΟΦΟΣ', '']
const organizations = [
  null,
  'Infosys',
  'INFOSYS BPM',
  'IIT Bombay',
  'दिल्ली विश्वविद्यालय',
  '100% Veg_Foods',
  'Quiet Clean Co',
]
const places = [
  null,
  'Koramangala, Bengaluru',
  'Andheri West, Mumbai',
  'कोथरुड, Pune',
  'Plot 7\\B, 50%_off Road',
  'Sector 62',
]
const sentences = [
  'Quiet and clean, up at six.',
  'I am quiet.\nMy brother is clean.',
  'I like Koramangala for its trees.',
  'Rohan told me of this.',
  'शाकाहारी, शांत',
  'ÉTÉ à Goa 🏖️',
  'x_y % \\',
]
const tags = [
  'quiet',
  'clean',
  'vegetarian',
  'non-smoker',
  'smoker',
  'quiet-and-clean',
  'a',
  'शांत',
  '50%_off',
  'été',
]
const towns = [
  { lat: 12.9352, lng: 77.6245, spread: 0.05 },
  { lat: 19.1197, lng: 72.8464, spread: 0.3 },
  { lat: 28.6271, lng: 77.3656, spread: 1 },
  { lat: -0.001, lng: 179.9, spread: 0.09 },
]

/** Every way not to be found, by what the profile is like. */
const hidden = [{ is_listed: false }, { is_roommate_profile_enabled: false }]

/** The same people every time: many equal moments, budgets and places, some texts empty, one in eight not found. */
export function somePeople(count: number, seed = 7): Profile[] {
  const next = dice(seed)
  const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T
  const some = <T>(values: readonly T[]) => values.filter(() => next() < 0.3)
  return Array.from({ length: count }, (_, index) => {
    const town = pick(towns)
    const placed = next() > 0.1
    const near = () => (Math.round((next() - 0.5) * 20) / 10) * town.spread
    const micros = String(Math.floor(next() * 3)).padStart(6, '0')
    return profile(1000 + index, next() < 0.03 ? null : `${pick(firsts)} ${pick(lasts)}`.trim(), {
      organization: pick(organizations),
      bio: next() < 0.2 ? null : some(sentences).join(' ') || null,
      gender: pick([null, 'male', 'female', 'other', 'prefer-not-to-say']),
      preferred_location: pick(places),
      latitude: placed ? town.lat + near() : null,
      longitude: placed ? town.lng + near() : null,
      budget: next() < 0.15 ? null : 1000 * Math.ceil(next() * 20),
      lifestyle_tags: some(tags),
      created_at: `2026-10-0${1 + Math.floor(next() * 5)}T10:00:00.${micros}Z`,
      ...(next() < 0.12 ? pick(hidden) : {}),
    })
  })
}
