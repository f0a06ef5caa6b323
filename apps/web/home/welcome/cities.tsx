import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { type SearchPlace, searchAddress } from '../search-address.ts'

/** By their centres. */
export const popularCities: readonly SearchPlace[] = [
  { label: 'Bengaluru', latitude: 12.9716, longitude: 77.5946 },
  { label: 'Pune', latitude: 18.5204, longitude: 73.8567 },
  { label: 'Hyderabad', latitude: 17.385, longitude: 78.4867 },
  { label: 'Delhi NCR', latitude: 28.6139, longitude: 77.209 },
  { label: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
]

export function Cities() {
  const t = useSentences(en)
  return (
    <>
      {t('home.popular')}
      {popularCities.map((city) => (
        <Link key={city.label} to={searchAddress(city.label, city)}>
          {city.label}
        </Link>
      ))}
    </>
  )
}
