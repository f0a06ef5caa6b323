import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { searchAddress } from '../search/search-address.ts'
import en from './locales/en.json'
import { popularCities } from './popular-cities.ts'

/** Links to the searches people make most. */
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
