import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../../locales/en.json'

/** Cities by the addresses of their pages. */
const cities = [
  ['Bengaluru', 'bengaluru'],
  ['Mumbai', 'mumbai'],
  ['Delhi', 'delhi'],
  ['Hyderabad', 'hyderabad'],
  ['Pune', 'pune'],
  ['Chennai', 'chennai'],
  ['Kolkata', 'kolkata'],
  ['Ahmedabad', 'ahmedabad'],
] as const

/** What people ask for in large cities (rooms.rent-insight). */
export function RentCities() {
  const t = useSentences(en)
  return (
    <nav className="wrap pt-16" aria-labelledby="rent-cities">
      <h2 id="rent-cities" className="text-h2">
        {t('home.rents')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {cities.map(([name, slug]) => (
          <li key={slug}>
            <Link className="chip" to={`/rent-in/${slug}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
