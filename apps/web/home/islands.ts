import { staticIsland } from '@basera/platform/web/islands'

const welcome = () => import('./welcome/welcome.tsx')

export const Headline = staticIsland(() => welcome().then((module) => module.Headline))
export const Facade = staticIsland(() => welcome().then((module) => module.Facade))
export const Cities = staticIsland(() => import('./welcome/cities.tsx').then((module) => module.Cities))
export const Tour = staticIsland(() => import('./welcome/tour.tsx').then((module) => module.Tour))

export const loadHomeIslands = () => Promise.all([Headline.load(), Facade.load(), Cities.load(), Tour.load()])

if (import.meta.env.SSR) await loadHomeIslands()
