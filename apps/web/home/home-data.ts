import type { CallOutput } from '@basera/platform/contract'
import { apiOf } from '@basera/platform/web'
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { HomeCalls } from './contract.ts'

/** What Home shows beyond its own sentences. */
export type HomeData = CallOutput<HomeCalls['GET /api/home']>

/** Home without its figures is still Home: when they cannot be had, they are left out. */
export async function loadHome({
  context,
  request,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<HomeData> {
  try {
    return await apiOf<HomeCalls>(context)('GET /api/home', {}, { signal: request.signal })
  } catch (error) {
    if (request.signal.aborted) throw error
    return { counters: [] }
  }
}
