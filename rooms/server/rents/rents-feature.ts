import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import { rentCalls } from '@basera/rooms/contract'
import { openListedLocalities } from './listed-localities.ts'
import { openRentBook } from './rent-book.ts'
import { findRentPlace } from './rent-place.ts'
import { type LocalityOptions, showLocality } from './show-locality.ts'
import { presentRents } from './show-rents.ts'

/** Per client address; each reading of a place is bounded and kept. */
const rentLimits: Readonly<Record<string, Limit>> = { rents: { points: 300, seconds: 60, near: true } }

/** Rents of cities and localities, and what their pages show (rooms.rent-insight). */
export function rentsFeature(options: LocalityOptions): Feature {
  const { db, places, showsRooms } = options
  const { directory } = places
  const book = openRentBook(db)
  return defineFeature({
    name: 'rents',
    calls: rentCalls,
    handlers: {
      'GET /api/rents': async ({ query }) => {
        const place = await findRentPlace(directory, query.place)
        return presentRents(place, await book.read(place), query.home_type)
      },
      'GET /api/localities': async ({ query }) =>
        showLocality(options, book, await findRentPlace(directory, query.place)),
    },
    limits: rentLimits,
    callLimits: { 'GET /api/rents': 'rents', 'GET /api/localities': 'rents' },
    ...(showsRooms ? { listedPages: openListedLocalities(db, directory) } : {}),
  })
}
