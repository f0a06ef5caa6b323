import { memberLanguage } from '@basera/accounts/server'
import type { PlaceDirectory } from '@basera/places/server'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { figureCalls } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { indianDay } from '../indian-day.ts'
import { removeDays } from './figures.queries.ts'
import { openNeighbourhoods } from './neighbourhoods.ts'
import { type FigureNeeds, showFigures } from './show-figures.ts'
import { writeTable } from './write-table.ts'

interface FiguresOptions extends Pick<FigureNeeds, 'answerHours'> {
  readonly db: Database
  readonly limits: Limits
  readonly places: { readonly directory: Pick<PlaceDirectory, 'localityAround'> }
}

/** Of a member. */
const figureLimits: Readonly<Record<string, Limit>> = {
  'room-figures': { points: 120, seconds: 60 },
  'room-table': { points: 20, seconds: 3600 },
}

/** Days that counts are kept (rooms.figure-days). */
const keptDays = 35
const removedAtOnce = 5000

export function sweepDays(db: Database, now = new Date()): Promise<number> {
  const day = indianDay(new Date(now.getTime() - keptDays * 86_400_000))
  return inBatches(removedAtOnce, () => removeDays(db, day, removedAtOnce))
}

/** What came of a lister's own rooms (rooms.listing-figures). */
export function figuresFeature({ db, limits, places, answerHours }: FiguresOptions): Feature {
  const needs = { db, answerHours, neighbourhoods: openNeighbourhoods(db, places.directory) }
  return defineFeature({
    name: 'room-figures',
    calls: figureCalls,
    handlers: {
      'GET /api/me/room-figures': async ({ query }, member) => {
        await limits.spend('room-figures', member)
        return showFigures(needs, member.session.userId, query.ids)
      },
      'GET /api/me/room-figures.csv': async (_, member) => {
        await limits.spend('room-table', member)
        return writeTable(needs, member.session.userId, await memberLanguage(db, member))
      },
    },
    limits: figureLimits,
    tasks: [every(60, 'sweep-room-days', () => sweepDays(db))],
  })
}
