import { problemStatus } from '@basera/platform/contract'
import { apiOf, pageHandle, todayInIndia, useSettings } from '@basera/platform/web'
import type { LocalityPage, RentCalls } from '@basera/rooms/contract'
import { useState } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { problemCode } from '../problem-code.ts'
import { hasKeptRooms } from '../saved/has-kept-rooms.ts'
import { Locality, NoLocality } from './islands.ts'
import { rentsHead } from './rents-head.ts'
import { rentsPath } from './rents-path.ts'

interface RentsData {
  readonly page: LocalityPage
  readonly today: string
}

type Unloaded = 'missing' | 'failed'

/** A place by another name or in other case leads to its own address (rooms.locality-address). */
function movedTo(page: LocalityPage, request: Request): Response | null {
  const { pathname, search } = new URL(request.url)
  const address = rentsPath(page.place.path)
  if (pathname === address) return null
  return new Response(null, { status: 308, headers: { location: address + search } })
}

async function unloaded(error: unknown) {
  await NoLocality.load()
  const status = problemStatus[problemCode(error) ?? 'internal_error']
  const isMissing = status === 404 || status === 400
  return data<Unloaded>(isMissing ? 'missing' : 'failed', { status: isMissing ? 404 : status })
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const place = [params.city, params.locality].filter(Boolean).join('/')
  const reading = apiOf<RentCalls>(context)(
    'GET /api/localities',
    { query: { place } },
    { signal: request.signal },
  )
  // Awaited below; without this, a rejection while the parts load would count as unhandled.
  reading.catch(() => undefined)
  await Locality.load()
  try {
    const page = await reading
    return movedTo(page, request) ?? ({ page, today: todayInIndia() } satisfies RentsData)
  } catch (error) {
    if (request.signal.aborted) throw error
    return unloaded(error)
  }
}

export const handle = pageHandle<RentsData | Unloaded>((loaded, { settings }) =>
  rentsHead(typeof loaded === 'string' ? loaded : loaded.page, settings),
)

/** `/rent-in/{city}` and `/rent-in/{city}/{locality}` (rooms.rent-insight). */
export function Component() {
  const loaded = useLoaderData<RentsData | Unloaded>()
  const { roomSearch } = useSettings()
  const [hydrate] = useState(hasKeptRooms)
  if (typeof loaded === 'string') return <NoLocality key={loaded} why={loaded} />
  return (
    <Locality
      key={loaded.page.place.path}
      hydrate={hydrate}
      {...loaded}
      isForMembers={roomSearch === 'members'}
    />
  )
}
