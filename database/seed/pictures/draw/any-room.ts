import { diceOf } from './base/dice.ts'
import { type Hour, lights } from './base/light.ts'
import type { ViewName } from './base/look.ts'
import { type SchemeName, schemes } from './base/schemes.ts'
import { type Kind, kinds } from './catalogue.ts'

const hours = Object.keys(lights) as [Hour, ...Hour[]]
const schemeNames = Object.keys(schemes) as [SchemeName, ...SchemeName[]]
const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]
const views: [ViewName, ...ViewName[]] = ['city', 'trees', 'hills', 'sea', 'palms']

/** Draws a room by chance, as SVG: some forty layouts with other colours, things, hours and views. */
export function drawAnyRoom(seed: string): string {
  const dice = diceOf(seed)
  const look = {
    ...schemes[dice.pick(schemeNames)],
    dice,
    light: lights[dice.pick(hours)],
    view: dice.pick(views),
    plan: Math.floor(dice.roll() * 6),
    festive: dice.chance(0.15),
  }
  return kinds[dice.pick(kindNames)](look)
}
