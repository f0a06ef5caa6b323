import { randomUUID } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import { noLimits } from '@basera/platform/server/limits'
import { openSecrets } from '@basera/platform/server/secrets'
import { numbered } from '@basera/testkit/world'
import { openReports, registerSubjects } from '@basera/trust/server'
import { addRooms, asha, type Person, rohan, roomWorld } from '../room-world.fixture.ts'
import { commentSubject } from './comment-subject.ts'
import { shortlistsFeature } from './shortlists-feature.ts'

const secrets = openSecrets('a secret of the tests, at least thirty-two characters')

/** Shortlists beside rooms, on a database of this file's own. */
export async function shortlistsWorld() {
  const world = await roomWorld(0)
  const app = await world.openApp([shortlistsFeature({ db: world.db, secrets, limits: noLimits })])
  const ask = world.callOf(app)
  const reports = openReports({ db: world.db, find: registerSubjects([commentSubject]) })
  const ofList = (
    by: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path = '',
    body?: object,
  ) => ask({ method, url: `/api/me/shortlists${path}`, by: by.id, ...(body && { body }) })
  let listed = 0
  /** Rooms of the lister, with ids as they were added. */
  const list = async (count: number, by: Person = asha): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => numbered('e', listed++))
    const room = { address: 'Koramangala, Bengaluru', rent: 9000, available_from: '2026-12-01' }
    await addRooms(
      world,
      ids.map((id, n) => ({ ...room, id, title: `Room ${n} to share`, user_id: by.id })),
    )
    return ids
  }
  const make = async (by: Person, room_ids: readonly string[] = []): Promise<string> => {
    const id = randomUUID()
    const answer = await ofList(by, 'POST', '', { id, name: 'Near work', room_ids })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return id
  }
  const share = async (by: Person, id: string, names = false): Promise<string> =>
    (await ofList(by, 'PUT', `/${id}/link`, { names })).json().link.token
  const invite = async (by: Person, id: string): Promise<string> =>
    (await ofList(by, 'PUT', `/${id}/invitation`)).json().invitation.token
  const accept = (by: Person, token: string) =>
    ask({ method: 'POST', url: `/api/shortlist-invitations/${token}/accept`, by: by.id })
  /** A shortlist of rohan's that `other` joined. */
  const together = async (other: Person, room_ids: readonly string[] = []): Promise<string> => {
    const id = await make(rohan, room_ids)
    await accept(other, await invite(rohan, id))
    return id
  }
  /** The status that the call would have. */
  const report = (by: Person, id: string): Promise<number> =>
    reports.take(by.id, { about: 'comment', id, reason: 'harassment', details: null }).then(
      () => 201,
      (error) => (error instanceof Problem ? error.status : 500),
    )
  const open = (token: string, by?: Person) =>
    ask({ url: `/api/shortlists/${token}`, ...(by && { by: by.id }) })
  const begin = async () => {
    for (const table of ['reports', 'cases', 'shortlists', 'blocks', 'rooms'])
      await world.query(`DELETE FROM ${table}`)
  }
  return { ...world, ask, ofList, list, make, share, invite, accept, together, report, open, begin }
}

export type ShortlistsWorld = Awaited<ReturnType<typeof shortlistsWorld>>
