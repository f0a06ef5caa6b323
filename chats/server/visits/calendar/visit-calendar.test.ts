import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type Person, rohan } from '../../chat-world.fixture.ts'
import { slotIn, type VisitsWorld, visitsWorld } from '../visits-world.fixture.ts'

let world: VisitsWorld
beforeAll(async () => {
  world = await visitsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

/** As a calendar reads it. */
async function read(id: string) {
  const answer = await world.get(rohan, `/api/visits/${id}.ics`)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    zone: event.startDate.zone.tzid,
    start: event.startDate.toJSDate().toISOString(),
    stampIn: (event.component.getFirstPropertyValue('dtstamp') as ICAL.Time).zone.tzid,
    minutes: event.duration.toSeconds() / 60,
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, location: event.location },
  }
}

describe('chats.visit-calendar: a calendar reads a visit', () => {
  it('in the time of India, with its address, and each change under the same id with a higher number', async () => {
    const visit = await world.accepted()
    const first = await read(visit.id)
    expect(first).toEqual({
      ...{
        method: 'PUBLISH',
        status: 'CONFIRMED',
        zone: 'Asia/Kolkata',
        stampIn: 'UTC',
        start: visit.starts_at,
        minutes: 30,
      },
      ...{ uid: `visit-${visit.id}@basera.test`, sequence: visit.version },
      ...{ summary: 'Room visit: Sunny room near the lake', location: '14, 7th Cross' },
    })
    const asked = (await world.change(rohan, visit, { action: 'propose', slots: [slotIn(77)] })).json()
    const moved = (await world.change(asha, asked, { action: 'accept', starts_at: slotIn(77) })).json()
    expect(await read(visit.id)).toMatchObject({ start: slotIn(77), uid: first.uid, sequence: moved.version })
    await world.change(asha, moved, { action: 'cancel' })
    expect(await read(visit.id)).toMatchObject({
      ...{ method: 'CANCEL', status: 'CANCELLED', uid: first.uid, sequence: moved.version + 1 },
      ...{ start: slotIn(77), location: 'Koramangala' },
    })
  })

  it('shell.reader-language: in the language of who saves it; title and address stay as they are', async () => {
    const undo = makeUp('bn')
    const visit = await world.accepted()
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [rohan.id])
    const read = async (by: Person, asked: string) => {
      const answer = await world.ask({
        url: `/api/visits/${visit.id}.ics`,
        by: by.id,
        headers: { 'accept-language': asked },
      })
      const event = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent')
      return ['summary', 'description'].map((name) => String(event?.getFirstPropertyValue(name)))
    }
    const [of, asked, none] = [await read(rohan, 'en'), await read(asha, 'bn'), await read(asha, 'en')]
    undo()
    await world.query('UPDATE auth_users SET language = NULL')
    expect(asked).toEqual(of)
    expect(of[0]).toMatch(/: Sunny room near the lake$/)
    expect(latinWords(of.join(), ['Sunny room near the lake'])).toEqual([])
    expect(none[1]).toBe('Agreed on Basera. Never pay before you have seen the room.')
  })

  it('with a title that a calendar could misread', async () => {
    const chat = (
      await world.start(rohan, { room_id: await world.addRoom(asha, 'Room; with, comma\\ 😀') })
    ).json().id
    const offer = (await world.propose(asha, chat, { slots: [slotIn(30)] })).json()
    await world.change(rohan, offer, { action: 'accept', starts_at: slotIn(30) })
    expect((await read(offer.id)).summary).toBe('Room visit: Room; with, comma\\ 😀')
  })
})
