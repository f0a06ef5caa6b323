import { blurredLocation, roomGridStep } from '@basera/places/contract'
import { type Api, type Calls, Problem } from '@basera/platform/contract'
import { type OwnRoom, type RoomCalls, type RoomCreation, roomFactNames } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roomBody } from '../form/room-form.ts'
import { newRoomValues, type RoomValues, roomFields } from '../form/room-values.ts'
import type { RestoredPhoto } from '../photo-upload/photo-uploads.ts'
import { placeInSquare } from './aside/blurred-area.tsx'
import { createRoom, orderPhotos } from './creation/create-room.ts'
import { creationFailure } from './creation/creation-failure.ts'
import { draftPhotos, newListingWork } from './creation/listing-work.ts'
import { completeDraft, isDraft, newDraft } from './draft/listing-draft.ts'
import { otherTab } from './draft/use-kept-draft.ts'
import { placeOf } from './use-step.ts'
import { canGoOn, farthestStep, fieldsOfStep, stepOfErrors, wizardSteps } from './wizard-steps.ts'

const full: RoomValues = {
  ...newRoomValues(),
  title: 'Bright corner room',
  address: { text: 'HSR Layout, Bengaluru', place: null },
  rent: 15_500,
  available_from: '2090-01-01',
}

describe('the steps', () => {
  it('rooms.list-steps: are four, and hold every field of the form once', () => {
    expect(wizardSteps).toHaveLength(4)
    expect(wizardSteps.flatMap((_, step) => fieldsOfStep(step)).toSorted()).toEqual(
      [...roomFields].toSorted(),
    )
  })

  it.each([
    [0, {}, true],
    [0, { title: ' ' }, false],
    [0, { address: { text: '', place: null } }, false],
    [1, {}, true],
    [1, { rent: null }, false],
    [1, { available_from: '' }, false],
    [1, { deposit: null }, true],
    [2, { title: '', rent: null }, true],
  ])('rooms.list-steps: Next of step %i with %j is enabled: %s', (step, patch, enabled) =>
    expect(canGoOn(step, { ...full, ...patch })).toBe(enabled),
  )

  it('no address leads past a step that lacks something', () => {
    expect(farthestStep(3, full)).toBe(3)
    expect(farthestStep(3, { ...full, rent: null })).toBe(1)
    expect(farthestStep(3, newRoomValues())).toBe(0)
    expect(farthestStep(0, full)).toBe(0)
  })

  it('finds the step of what was refused', () => {
    expect(stepOfErrors([{ field: 'current_tenants' }])).toBe(2)
    expect(stepOfErrors([{ field: 'latitude' }])).toBe(0)
    expect(stepOfErrors([{ field: 'custom_amenities.3' }])).toBe(2)
    expect(stepOfErrors({ rent: 'Minimum rent should be ₹1,000' })).toBe(1)
    expect(stepOfErrors([{ field: 'brokerage' }])).toBe(1)
    expect(stepOfErrors([{ field: 'household.0.count' }])).toBe(2)
    expect(stepOfErrors({})).toBeUndefined()
  })

  it('takes only its own entries of the history', () => {
    expect(placeOf({ step: 2, depth: 1 })).toEqual({ step: 2, depth: 1 })
    for (const state of [null, undefined, {}, { step: 4, depth: 0 }, { step: '1', depth: 0 }, { step: 1 }])
      expect(placeOf(state)).toBeUndefined()
  })
})

describe('a draft', () => {
  it('is read back as it was kept', () => {
    const draft = { ...newDraft(), values: full, photos: [{ clientId: 'a', name: 'a.jpg' }] }
    expect(isDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
    expect(isDraft(null)).toBe(true)
  })

  it('rooms.room-facts: keeps facts, wrong sums too; one of before the form asked for them says none', () => {
    const facts = { home_type: 'pg_bed', lift: false, brokerage: -1, household: [{ kind: 'men', count: 3 }] }
    const draft = { ...newDraft(), values: { ...full, ...facts } }
    const read: unknown = JSON.parse(JSON.stringify(draft))
    expect(isDraft(read)).toBe(true)
    const { values } = newDraft()
    const before = Object.fromEntries(
      Object.entries({ ...full }).filter(([name]) => !roomFactNames.some((fact) => fact === name)),
    ) as unknown as RoomValues
    expect(isDraft({ ...draft, values: before })).toBe(true)
    expect(completeDraft({ ...draft, values: before }).values).toEqual({ ...values, ...full })
  })

  it('of an older form, or of anything else, counts as none', () => {
    const draft = newDraft()
    const { title: _, ...untitled } = full
    for (const odd of [
      {},
      'draft',
      { ...draft, values: untitled },
      { ...draft, values: { ...full, rent: '15500' } },
      { ...draft, values: { ...full, address: { text: 'x', place: { label: 'x' } } } },
      { ...draft, values: { ...full, home_type: 'castle' } },
      { ...draft, values: { ...full, lift: 'yes' } },
      { ...draft, values: { ...full, household: {} } },
      { ...draft, photos: [{}] },
      { ...draft, photos: [{ clientId: 'a', name: 'a.jpg', image: {} }] },
    ])
      expect(isDraft(odd)).toBe(false)
    fc.assert(fc.property(fc.jsonValue(), (value) => isDraft(value) === (value === null)))
  })
})

describe('photos of a draft', () => {
  it('are named while they are still being prepared, and read back as what was chosen', async () => {
    const chosen = { clientId: 'a', name: 'a.jpg', state: 'preparing', share: 0 } as const
    expect(draftPhotos([chosen, { ...chosen, clientId: 'b', state: 'refused' }])).toEqual([
      { clientId: 'a', name: 'a.jpg' },
    ])
    const bytes = new Blob(['bytes'])
    const shelf = {
      get: async (clientId: string) => ({ file: bytes, isPrepared: clientId === 'b' }),
      keepOnly: async () => undefined,
    }
    const restored: RestoredPhoto[] = []
    const uploads = { photos: () => [], restore: (photos: RestoredPhoto[]) => restored.push(...photos) }
    const work = newListingWork(uploads as never, {} as never, shelf as never)
    const wanted = ['a', 'b'].map((clientId) => ({ clientId, name: `${clientId}.jpg` }))
    await work.restore(wanted)
    expect(restored).toEqual([
      { ...wanted[0], chosen: bytes },
      { ...wanted[1], file: bytes },
    ])
  })
})

describe('a draft in two tabs', () => {
  const mine = { ...newDraft(), values: full }
  const theirs = { ...mine, values: { ...full, title: 'Written in the other tab' } }
  const holding = <T>(value: T) => ({ read: () => value, write: () => undefined, use: () => value })
  const did = (draft: typeof mine | null, sent: string | null = null) =>
    otherTab({ drafts: holding(draft), sent: holding(sent) }, mine.clientId, JSON.stringify(mine))

  it.each([
    [mine, null, undefined],
    [mine, 'an earlier listing', undefined],
    [theirs, null, 'wrote'],
    [null, null, 'dropped'],
    [null, mine.clientId, 'sent'],
    [{ ...mine, roomId: 'room' }, mine.clientId, 'sent'],
    // That tab has its room, and a new draft begun since.
    [newDraft(), mine.clientId, 'sent'],
  ] as const)('%# tells what the other tab did: the device has %j, sent was %j', (draft, sent, expected) =>
    expect(did(draft, sent)).toBe(expected),
  )
})

/** The room that the server has for what was sent. */
const roomOf = (body: RoomCreation) => ({ ...body, id: 'room', version: 1 }) as OwnRoom

function calls(answer: (key: string, input: never) => unknown) {
  const made: [string, unknown][] = []
  const api: Api<Calls> = async (key, input) => {
    made.push([key, input])
    return answer(key, input as never) as never
  }
  return { made, api: api as unknown as Api<RoomCalls> }
}

describe('creating the room', () => {
  it('names it by the draft, so that sent twice it is one room', async () => {
    const { made, api } = calls(() => roomOf(roomBody(full)))
    await createRoom(api, roomBody(full), 'draft')
    expect(made).toEqual([['POST /api/rooms', { body: { ...roomBody(full), client_id: 'draft' } }]])
  })

  it('brings a room that an earlier try made up to what the form says now', async () => {
    const earlier = roomOf(roomBody({ ...full, rent: 12_000, description: 'Old' }))
    const { made, api } = calls(() => earlier)
    await createRoom(api, roomBody(full), 'draft')
    expect(made[1]).toEqual([
      'PATCH /api/rooms/{id}',
      { params: { id: 'room' }, body: { rent: 15_500, description: null, version: 1 } },
    ])
  })

  it('rooms.photo-order: photos that arrived in another order are put in the order of the form', async () => {
    const { made, api } = calls(() => ({ items: [] }))
    await orderPhotos(api, 'room', [
      { id: 'a', display_order: 0 },
      { id: 'b', display_order: 1 },
    ])
    expect(made).toEqual([])
    await orderPhotos(api, 'room', [
      { id: 'b', display_order: 1 },
      { id: 'a', display_order: 0 },
    ])
    expect(made).toEqual([
      ['PUT /api/rooms/{id}/images/order', { params: { id: 'room' }, body: { image_ids: ['b', 'a'] } }],
    ])
  })

  it.each([
    [new Problem('no_session', 'Please sign in.'), 'You must be signed in to create a listing'],
    [
      new Error('timeout'),
      'The request is taking too long. Please check your internet connection and try again.',
    ],
    [
      new Error('new row violates row-level security policy'),
      'You do not have permission to create listings. Please make sure you are signed in.',
    ],
    [
      new Problem('phone_not_verified', 'Verify your phone first.'),
      'You do not have permission to create listings. Please make sure you are signed in.',
    ],
    [new Problem('conflict', 'Deleted.'), 'Failed to create room listing: Deleted.'],
  ])('rooms.create-failure: %s is told as %j', (error, sentence) =>
    expect(creationFailure(error)).toBe(sentence),
  )
})

describe('the public area', () => {
  it('rooms.blurred-location: the drawn square holds the point, and its middle is what others are told', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
    fc.assert(
      fc.property(degrees(80), degrees(179), (latitude, longitude) => {
        for (const offset of placeInSquare({ latitude, longitude }))
          expect(Math.abs(offset)).toBeLessThanOrEqual(0.5 + 1e-6)
        const middle = blurredLocation({ latitude, longitude }, roomGridStep)
        for (const offset of placeInSquare(middle)) expect(Math.abs(offset)).toBeLessThan(1e-6)
      }),
    )
  })
})
