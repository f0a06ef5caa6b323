import type { CallOutput } from '@basera/platform/contract'
import { apiOf } from '@basera/platform/web'
import type { LoaderFunctionArgs } from 'react-router'
import type { HomeCalls } from './contract.ts'
import { loadHomeIslands } from './islands.ts'

/** What Home shows beyond its own sentences. */
export type HomeData = CallOutput<HomeCalls['GET /api/home']>

type HomeLoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Home without its figures is still Home: when they cannot be had, they are left out. */
async function loadCounters({ context, request }: HomeLoaderArgs): Promise<HomeData> {
  try {
    return await apiOf<HomeCalls>(context)('GET /api/home', {}, { signal: request.signal })
  } catch (error) {
    if (request.signal.aborted) throw error
    return { counters: [] }
  }
}

export async function loadHome(args: HomeLoaderArgs): Promise<HomeData> {
  const [data] = await Promise.all([loadCounters(args), loadHomeIslands()])
  return data
}
