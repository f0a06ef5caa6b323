import { randomUUID } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import { noLimits } from '@basera/platform/server/limits'
import { openSecrets } from '@basera/platform/server/secrets'
import { openReports, registerSubjects } from '@basera/trust/server'
import { asha, kabir, meera, type Profile, profile, rohan, roommateWorld } from '../roommate-world.fixture.ts'
import { groupSubject } from './group-subject.ts'
import { groupsFeature } from './groups-feature.ts'

const secrets = openSecrets('a secret of the tests, at least thirty-two characters')

export const dev = profile(4, 'Dev Patel')
export const fatima = profile(5, 'Fatima Khan')
export const plain = profile(6, 'Plain Person', { is_roommate_profile_enabled: false, is_listed: false })

const text = {
  name: 'Two desks, one balcony',
  seeks: 'home',
  place: 'Koramangala',
  move_in: null,
  about: null,
}

/** Groups beside roommates, on a database of this file's own. */
export async function groupsWorld(more: readonly Profile[] = []) {
  const people = [asha, rohan, meera, kabir, dev, fatima, plain]
  const world = await roommateWorld([...people, ...more])
  const { db } = world
  const reports = openReports({ db, find: registerSubjects([groupSubject]) })
  const app = await world.openApp([groupsFeature({ db, secrets, limits: noLimits })])
  const ask = world.callOfApp(app)
  const post = (by: Profile, url: string, body?: object) =>
    ask({ method: 'POST', url, by: by.id, ...(body && { body }) })
  const ofGroup = (by: Profile, method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    ask({ method, url: `/api/me/groups/${path}`, by: by.id, ...(body && { body }) })
  const make = async (by: Profile, changes: object = {}): Promise<string> => {
    const id = randomUUID()
    const answer = await post(by, '/api/me/groups', { id, ...text, ...changes })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return id
  }
  const invite = async (by: Profile, id: string): Promise<string> =>
    (await ofGroup(by, 'PUT', `${id}/invitation`)).json().invitation.token
  const accept = (by: Profile, token: string) => post(by, `/api/group-invitations/${token}/accept`)
  /** A group of the first with the others. */
  const together = async ([first = rohan, ...others]: readonly Profile[], changes: object = {}) => {
    const id = await make(first, changes)
    const token = await invite(first, id)
    for (const other of others) await accept(other, token)
    return id
  }
  const own = async (by: Profile) => (await ask({ url: '/api/me/group', by: by.id })).json().group
  /** The status that the call would have. */
  const report = (by: Profile, id: string): Promise<number> =>
    reports.take(by.id, { about: 'group', id, reason: 'spam', details: null }).then(
      () => 201,
      (error) => (error instanceof Problem ? error.status : 500),
    )
  const show = (by: Profile, id: string) => ask({ url: `/api/groups/${id}`, by: by.id })
  const search = async (by: Profile, query = '') =>
    (await ask({ url: `/api/groups?${query}`, by: by.id })).json()
  const begin = async () => {
    for (const table of ['reports', 'roommate_groups', 'blocks']) await world.query(`DELETE FROM ${table}`)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE banned_at IS NOT NULL')
    await world.query(
      'UPDATE user_profiles SET is_listed = true WHERE is_roommate_profile_enabled AND NOT is_listed',
    )
  }
  const suspend = (one: Profile) =>
    world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [one.id])
  const hide = (one: Profile) =>
    world.query('UPDATE user_profiles SET is_listed = false WHERE id = $1', [one.id])
  return {
    ...world,
    ...{
      app,
      ask,
      post,
      ofGroup,
      make,
      invite,
      accept,
      together,
      own,
      report,
      show,
      search,
      begin,
      suspend,
      hide,
      text,
    },
  }
}

export type GroupsWorld = Awaited<ReturnType<typeof groupsWorld>>
