import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { type HomeCounterId, homeCalls, homeCounterIds } from '../web/home/contract.ts'
import type { Settings } from './settings/settings.ts'

export type HomeCounts = Readonly<Record<HomeCounterId, number>>

interface HomeQueries {
  counts(): Promise<HomeCounts>
}

/** Milliseconds: Home is the busiest page, and its figures move slowly. */
export const countsKeptMs = 60_000

const documented: Readonly<Record<HomeCounterId, string>> = {
  users: '10K+',
  rooms: '5K+',
  matches: '2K+',
  cities: '50+',
}

const grouped = new Intl.NumberFormat('en-IN')

function keptFor<T>(milliseconds: number, take: () => Promise<T>): () => Promise<T> {
  let taken: Promise<T> | undefined
  let until = 0
  return () => {
    if (taken && performance.now() < until) return taken
    until = performance.now() + milliseconds
    taken = take()
    taken.catch(() => {
      taken = undefined
    })
    return taken
  }
}

/** Home's figures (`shell.home-counters`): the usual text or true counts. */
export function homeFeature(settings: Pick<Settings, 'homeCounters'>, queries: HomeQueries): Feature {
  const counts = keptFor(countsKeptMs, () => queries.counts())
  const labels = async (): Promise<Readonly<Record<HomeCounterId, string>>> => {
    if (settings.homeCounters === 'documented') return documented
    const { users, rooms, matches, cities } = await counts()
    return {
      users: grouped.format(users),
      rooms: grouped.format(rooms),
      matches: grouped.format(matches),
      cities: grouped.format(cities),
    }
  }
  return defineFeature({
    name: 'home',
    calls: homeCalls,
    handlers: {
      'GET /api/home': async () => {
        const shown = await labels()
        return { counters: homeCounterIds.map((id) => ({ id, label: shown[id] })) }
      },
    },
  })
}
