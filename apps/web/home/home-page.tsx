import { useLoaderData } from 'react-router'
import { Counters } from './counters.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { Closing, Safety, Steps } from './sections.tsx'
import './home.css'

export { loadHome as loader } from './home-data.ts'
export { homeHandle as handle } from './home-head.ts'

/** The figures do not depend on the address, which loses its own parameters right after arrival. */
export const shouldRevalidate = () => false

/** The landing page (accounts 1). */
export function Component() {
  const { counters } = useLoaderData<HomeData>()
  return (
    <>
      <Hero />
      {counters.length > 0 ? <Counters counters={counters} /> : null}
      <Features />
      <Steps />
      <Safety />
      <Closing />
    </>
  )
}
