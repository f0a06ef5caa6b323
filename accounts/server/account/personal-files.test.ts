import { type Jobs, startJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import { eventually } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from './delete-account.ts'
import { type MemberWorld, memberWorld, type Person } from './member-world.fixture.ts'
import { personalFileTasks, queuedFileRemovals } from './personal-files.ts'

let world: MemberWorld
let jobs: Jobs
let asha: Person
let rohan: Person
beforeAll(async () => {
  world = await memberWorld()
  const tasks = personalFileTasks(world.db, world.files)
  jobs = await startJobs({ url: world.url, logger: createLogger('silent'), tasks })
  asha = await world.join('asha')
  rohan = await world.join('rohan')
  for (const { id } of [asha, rohan]) {
    await world.files.store('profile-images', `${id}/1.webp`, Buffer.from('x'))
    await world.files.store('room-images', `${id}/room/1-0.webp`, Buffer.from('x'))
  }
})
afterAll(async () => {
  await jobs?.stop()
  await world?.close()
})

const filesOf = (person: Person) => world.kept().filter((path) => path.includes(person.id))

describe('files of a deleted account', () => {
  it('stay when the deletion does not happen', async () => {
    const removal = world.db.transaction().execute(async (trx) => {
      await queuedFileRemovals.add(trx, asha.id)
      throw new Error('rolled back')
    })
    await expect(removal).rejects.toThrow('rolled back')
    expect(await world.query('SELECT 1 FROM graphile_worker.jobs')).toEqual([])
    expect(filesOf(asha)).toHaveLength(2)
  })

  it('are removed in the background once it has, and the queue forgets the person', async () => {
    const needs = { db: world.db, secrets: world.secrets, fileRemovals: queuedFileRemovals }
    await deleteAccount(needs, asha.id, asha.email)
    await eventually(() => expect(filesOf(asha)).toEqual([]))
    expect(filesOf(rohan)).toHaveLength(2)
    await eventually(async () => expect(await world.query('SELECT 1 FROM graphile_worker.jobs')).toEqual([]))
  })
})
