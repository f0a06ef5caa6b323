import type { Mail } from '@basera/platform/server/mail'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { approveRoom, keepRoom, listReviews } from '../operator/decide-review.ts'
import { asha } from '../room-world.fixture.ts'
import { type ReviewWorld, reasonsOf, reviewWorld, sunnyRoom } from './review-world.fixture.ts'
import { roomSubject } from './room-subject.ts'

let world: ReviewWorld
let mails: Mail[]
beforeAll(async () => {
  world = await reviewWorld()
  await world.query('UPDATE auth_users SET email_proven_at = now()')
})
afterAll(() => world.close())
beforeEach(async () => {
  mails = []
  await world.query('DELETE FROM rooms')
  await world.query('DELETE FROM cases')
})

const mailing = () => ({
  mails: { add: async (_: unknown, mail: Mail) => void mails.push(mail) },
  site: { publicUrl: 'https://basera.example', supportEmail: 'help@basera.example' },
})
const act = { operator: 'meena', command: 'rooms', reason: 'looked at it' }
const deciding = () => ({ db: world.db, ...mailing() })
const seen = async (id: string) => (await world.get(`/api/rooms/${id}`)).statusCode === 200
const unfair = { ...sunnyRoom, description: 'Only Hindu families.' }

describe('rooms.review-decided: a person who has looked', () => {
  it('ends the review: the room is live as it was, its lister is mailed, and the case is gone', async () => {
    const { id } = await world.list(asha.id, unfair)
    expect(await listReviews(world.db, act)).toMatchObject([{ id, review_reasons: ['fair_housing'] }])
    await approveRoom(deciding(), act, id)
    expect(await seen(id)).toBe(true)
    expect(mails).toMatchObject([{ subject: 'Your room is live' }])
    expect((await world.query('SELECT * FROM cases')).rows).toEqual([])
    expect(await listReviews(world.db, act)).toEqual([])
    await expect(approveRoom(deciding(), act, id)).rejects.toMatchObject({ code: 'conflict' })
    // What was looked at is not looked at again until it changes.
    expect(reasonsOf(await world.edit(asha.id, id, { rent: 15_000 }))).toEqual([])
  })

  it('shell.reader-language: tells its lister in their language', async () => {
    const undo = makeUp('bn')
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [asha.id])
    const { id } = await world.list(asha.id, unfair)
    await keepRoom(deciding(), act, id)
    await approveRoom(deciding(), act, id)
    undo()
    await world.query('UPDATE auth_users SET language = NULL')
    expect(mails).toHaveLength(2)
    for (const { subject, text } of mails) expect(latinWords(subject + text, [unfair.title])).toEqual([])
    expect(mails[0]?.text).toContain(`“${unfair.title}”`)
  })

  it('keeps it: no edit brings it back, only a person', async () => {
    const { id } = await world.list(asha.id, unfair)
    await keepRoom(deciding(), act, id)
    expect(mails).toMatchObject([{ subject: 'Your room stays hidden' }])
    expect(reasonsOf(await world.edit(asha.id, id, sunnyRoom))).toEqual(['decision'])
    const asked = await world.call({ method: 'POST', url: `/api/rooms/${id}/review`, by: asha.id })
    expect(asked.json().review.asked).toBe(false)
    expect(await seen(id)).toBe(false)
    await approveRoom(deciding(), act, id)
    expect(await seen(id)).toBe(true)
  })

  it('needs a reason, and a room that is there', async () => {
    const nowhere = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
    const { id } = await world.list(asha.id, unfair)
    for (const decide of [approveRoom, keepRoom]) {
      await expect(decide(deciding(), act, nowhere)).rejects.toMatchObject({ code: 'not_found' })
      await expect(decide(deciding(), { ...act, reason: '' }, id)).rejects.toMatchObject({
        code: 'validation_failed',
      })
    }
  })

  it('hides and restores a room as the subject of a case, each again without effect; reports hold it too', async () => {
    const subject = roomSubject(mailing())
    const { id } = await world.list(asha.id, sunnyRoom)
    expect(await subject.snapshot(world.db, id, null)).toMatchObject({
      accountId: asha.id,
      title: sunnyRoom.title,
      content: { description: sunnyRoom.description },
    })
    await subject.holdReported?.(world.db, id)
    expect(await seen(id)).toBe(false)
    expect(await subject.snapshot(world.db, id, asha.id)).toBeUndefined()
    expect(reasonsOf(await world.edit(asha.id, id, { title: 'A sunny room for rent' }))).toEqual(['reported'])
    for (let n = 0; n < 2; n++) await subject.hide(world.db, id)
    for (let n = 0; n < 2; n++) await subject.restore(world.db, id)
    expect(await seen(id)).toBe(true)
    expect(mails).toHaveLength(1)
  })
})
