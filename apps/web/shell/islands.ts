import { staticIsland } from '@basera/platform/web/islands'

/** The mark and name. */
export const Logo = staticIsland(() => import('./logo.tsx').then((module) => module.Logo))

export const Footer = staticIsland(() => import('./footer/footer.tsx').then((module) => module.Footer))

export const Candle = staticIsland(() => import('../errors/candle.tsx').then((module) => module.Candle))

if (import.meta.env.SSR) await Promise.all([Logo.load(), Footer.load(), Candle.load()])
