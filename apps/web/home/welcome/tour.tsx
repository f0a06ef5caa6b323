import type { HomeData } from '../home-data.ts'
import { Counters } from './counters.tsx'
import { Features } from './features.tsx'
import { Closing, Safety, Steps } from './sections.tsx'

/** Home beneath its doors: figures, features, steps, safety (accounts 1). */
export function Tour({ counters }: HomeData) {
  return (
    <>
      {counters.length > 0 ? <Counters counters={counters} /> : null}
      <Features />
      <Steps />
      <Safety />
      <Closing />
    </>
  )
}
