import { useLoaderData } from 'react-router'
import type { HomeData } from './home-data.ts'
import { Facade, Headline, Tour } from './islands.ts'
import { PlaceSearch } from './search/place-search.tsx'
import './features.css'
import './hero.css'
import './sections.css'

export { loadHome as loader } from './home-data.ts'
export { homeHandle as handle } from './home-head.ts'

/** The figures do not depend on the address, which loses its own parameters right after arrival. */
export const shouldRevalidate = () => false

/** The landing page (accounts 1). */
export function Component() {
  const { counters } = useLoaderData<HomeData>()
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <Headline className="hero-text" />
          <Facade className="facade" />
          <PlaceSearch />
        </div>
      </section>
      <Tour counters={counters} />
    </>
  )
}
