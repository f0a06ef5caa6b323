import { still } from '../shell/still.tsx'

const welcome = () => import('./welcome/welcome.tsx')

export const Headline = still(() => welcome().then((module) => module.Headline))
export const Facade = still(() => welcome().then((module) => module.Facade))
export const Cities = still(() => import('./welcome/cities.tsx').then((module) => module.Cities))
export const Tour = still(() => import('./welcome/tour.tsx').then((module) => module.Tour))

/** Has all of Home at hand, so that a navigation to it shows it at once. */
export const loadStillParts = () => Promise.all([Headline.load(), Facade.load(), Cities.load(), Tour.load()])

if (import.meta.env.SSR) await loadStillParts()
