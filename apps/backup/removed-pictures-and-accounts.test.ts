import { join } from 'node:path'
import type { FileStore } from '@basera/platform/server/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asha,
  type BackupWorld,
  backupWorld,
  photoAddress,
  query,
  rohan,
  settle,
} from './backup-world.fixture.ts'
import { readErasures, writeErasures } from './write-erasures.ts'

const chatPhoto = 'c0000000-0000-4000-8000-000000000001'
const screenshot = 'c0000000-0000-4000-8000-000000000002'
/** A photo in the chat, and a report with a copy of it and a screenshot; gives how a backup calls their files. */
async function settlePrivate(url: string, files: FileStore): Promise<readonly string[]> {
  const [{ id: chat }] = await query(url, 'SELECT id FROM chats')
  await query(
    url,
    `INSERT INTO chat_photos (id, chat_id, sender_id, client_id, seq, place, width, height, blur, stored_at)
     VALUES ($1, $2, $3, $1, 1, 1, 4, 3, 'data:', now())`,
    [chatPhoto, chat, asha],
  )
  const photo = `${asha}/${chat}/${chatPhoto}.webp`
  const copy = `${asha}/chat-photos/${photo}`
  const screen = `${rohan}/screenshots/${screenshot}.webp`
  const [{ id: evidence }] = await query(
    url,
    `INSERT INTO report_evidence (reporter_id, reported_id, content, files) VALUES ($1, $2, '{}', $3) RETURNING id`,
    [rohan, asha, [copy]],
  )
  await query(url, 'INSERT INTO report_screenshots (id, account_id, evidence_id) VALUES ($1, $2, $3)', [
    screenshot,
    rohan,
    evidence,
  ])
  await files.store('chat-photos', photo, Buffer.from('photo'))
  for (const path of [copy, screen]) await files.store('report-evidence', path, Buffer.from('photo'))
  return [`chat-photos/${photo}`, `report-evidence/${copy}`, `report-evidence/${screen}`]
}

let world: BackupWorld
let target: string
beforeAll(async () => {
  world = backupWorld()
  target = await world.database()
})
afterAll(() => world.close())

describe('what members removed', () => {
  it('does not come back as rows without files when it went between the snapshot and its turn', async () => {
    const url = await world.database()
    const store = world.files()
    await settle(url, store)
    const [late, away] = [photoAddress(asha, 1), photoAddress(asha, 2)]
    // The file of photo 1 came too late for the passes before the snapshot, and went before the one after it.
    const hidden = 'b0000000-0000-4000-8000-000000000001/1-0'
    let listings = 0
    const racing: FileStore = {
      ...store,
      async files(bucket, folder) {
        const found = (await store.files(bucket, folder)).filter(({ path }) => !path.includes(hidden))
        if (bucket === 'room-images' && ++listings === 3)
          await query(url, 'DELETE FROM room_images WHERE image_url = $1', [late])
        return found
      },
    }
    const to = world.folder('backup')
    const { lost } = await world.backup({ url, files: racing }, to)
    expect(lost).toEqual([])
    await world.restore({ url: target, files: world.files(), replace: true }, to)
    expect(await query(target, 'SELECT image_url FROM room_images')).toEqual([{ image_url: away }])
  })

  it('is told apart from what the installation has lost', async () => {
    const url = await world.database()
    const store = world.files()
    await settle(url, store)
    await store.removeFolder('profile-images', asha)
    const { lost } = await world.backup({ url, files: store }, world.folder('backup'))
    expect(lost).toEqual([`/storage/v1/object/public/profile-images/${asha}/1.webp`])
  })

  it('is told apart also where only the two of a chat, or moderators, see it', async () => {
    const url = await world.database()
    const store = world.files()
    await settle(url, store)
    const all = await settlePrivate(url, store)
    expect((await world.backup({ url, files: store }, world.folder('backup'))).lost).toEqual([])
    await store.removeFolder('chat-photos', asha)
    for (const person of [asha, rohan]) await store.removeFolder('report-evidence', person)
    expect((await world.backup({ url, files: store }, world.folder('backup'))).lost.toSorted()).toEqual(all)
    const folders: FileStore['folders'] = async (bucket) => {
      await query(url, 'DELETE FROM chat_photos')
      await query(url, 'DELETE FROM report_evidence')
      return store.folders(bucket)
    }
    let passes = 0
    const racing: FileStore = {
      ...store,
      folders: (bucket) =>
        bucket === 'report-evidence' && ++passes === 3 ? folders(bucket) : store.folders(bucket),
    }
    const to = world.folder('backup')
    expect((await world.backup({ url, files: racing }, to)).lost).toEqual([])
    await world.restore({ url: target, files: world.files(), replace: true }, to)
    expect(
      await query(target, 'SELECT seq, place, removed_at IS NOT NULL AS removed FROM chat_photos'),
    ).toEqual([{ seq: null, place: null, removed: true }])
    expect(await query(target, 'SELECT files FROM report_evidence')).toEqual([{ files: [] }])
    expect(await query(target, 'SELECT id FROM report_screenshots')).toEqual([])
  })

  it('trust.erased-again: an account that was deleted after the backup is deleted again, with its files', async () => {
    const url = await world.database()
    await settle(url, world.files())
    const to = world.folder('backup')
    await world.backup({ url }, to)
    await query(url, 'DELETE FROM auth_users WHERE id = $1', [asha])
    expect(JSON.stringify(await query(url, 'SELECT * FROM erased_accounts'))).not.toContain(asha)
    const list = world.folder('erased')
    expect(await writeErasures(url, list)).toBe(1)
    const { erasedAgain } = await world.restore({ url, replace: true }, to)
    expect(erasedAgain).toBe(1)
    expect(await query(url, 'SELECT id FROM auth_users')).toEqual([{ id: rohan }])
    expect(await query(url, 'SELECT title FROM rooms')).toEqual([])
    const jobs = 'SELECT payload FROM graphile_worker._private_jobs'
    expect(await query(url, jobs)).toEqual([{ payload: { user_id: asha } }])
    const log = "SELECT command, subject_id FROM operator_log WHERE subject = 'person'"
    expect(await query(url, log)).toEqual([{ command: 'restore', subject_id: asha }])
    const [{ n }] = await query(url, 'SELECT count(*)::int AS n FROM erased_accounts')
    expect(n).toBe(1)
    const elsewhere = await world.restore(
      { url: target, replace: true, erasures: await readErasures(list) },
      to,
    )
    expect(elsewhere.erasedAgain).toBe(1)
    expect(await query(target, 'SELECT id FROM auth_users')).toEqual([{ id: rohan }])
    await expect(readErasures(join(to, 'manifest.json'))).rejects.toThrow('no list of deleted accounts')
  })
})
