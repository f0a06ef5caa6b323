import { noLimits } from '@basera/platform/server/limits'
import { asha, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'
import { figuresFeature } from './figures-feature.ts'

/** Rooms, and the figures of their listers; nothing is kept from one call of `figures` to the next. */
export async function figuresWorld(rooms = 0) {
  const world = await roomWorld(rooms)
  const openFigures = async () => {
    const { db, places } = world
    const answerHours = async (id: string) => (id === asha.id ? 2 : null)
    return world.callOf(await world.openApp([figuresFeature({ db, places, limits: noLimits, answerHours })]))
  }
  const figures = async (ids: readonly string[], by?: string) =>
    (await openFigures())({ url: `/api/me/room-figures?ids=${ids.join()}`, by })
  const table = async (by?: string, asked = 'en') => {
    const headers = { 'accept-language': asked }
    return (await openFigures())({ url: '/api/me/room-figures.csv', by, headers })
  }
  const list = async (by: string, fields: object = {}): Promise<string> =>
    (await world.call({ method: 'POST', url: '/api/rooms', body: { ...someListing, ...fields }, by })).json()
      .id
  /** Counts of a day that was so many days ago. */
  const count = (id: string, daysAgo: number, { views = 0, contacts = 0, visits = 0 }) =>
    world.query(
      `INSERT INTO room_days (room_id, day, views, contacts, visits)
       VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date - $2::integer, $3, $4, $5)`,
      [id, daysAgo, views, contacts, visits],
    )
  return { ...world, figures, table, list, count }
}

export type FiguresWorld = Awaited<ReturnType<typeof figuresWorld>>
