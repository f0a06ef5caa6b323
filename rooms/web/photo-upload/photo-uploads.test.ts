import { Problem } from '@basera/platform/contract'
import type { RoomImage } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { kindTrouble, sizeTrouble } from './photo-rules.ts'
import type { PhotoStore } from './photo-store.ts'
import { createPhotoUploads } from './photo-uploads.ts'
import type { UploadNeeds } from './send-photos.ts'

const file = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type })
const imageOf = (name: string, display_order: number) =>
  ({ id: `image of ${name}`, display_order }) as RoomImage
const offline = new Problem('service_unavailable', 'We cannot reach the server.')

/** A world in which `answers` says what becomes of each try to send a photo. */
function world(
  answers: (name: string, attempt: number) => Problem | undefined = () => undefined,
  more: Partial<UploadNeeds> = {},
) {
  const sent: string[] = []
  const pauses: number[] = []
  const live = { now: 0, most: 0, online: true }
  const attempts = new Map<string, number>()
  const needs: UploadNeeds = {
    prepare: async (chosen) => chosen,
    kindTrouble: (chosen) => (kindTrouble(chosen) ? 'not a photo' : undefined),
    fileTrouble: async () => undefined,
    makePreview: () => 'blob:',
    dropPreview: () => undefined,
    isOnline: () => live.online,
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
      live.online = true
    },
    post: async (_, { name }, onProgress) => {
      live.now += 1
      live.most = Math.max(live.most, live.now)
      onProgress(0.5)
      await new Promise((done) => setImmediate(done))
      live.now -= 1
      const attempt = (attempts.get(name) ?? 0) + 1
      attempts.set(name, attempt)
      const problem = answers(name, attempt)
      if (problem) throw problem
      sent.push(name)
      return imageOf(name, sent.length - 1)
    },
    ...more,
  }
  return { uploads: createPhotoUploads(needs), sent, pauses, live, attempts }
}

const names = (count: number) => Array.from({ length: count }, (_, place) => `${place}.jpg`)
const states = ({ uploads }: ReturnType<typeof world>) => uploads.photos().map(({ state }) => state)

describe('a photo that is to survive a reload', () => {
  const never = new Promise<void>(() => undefined)

  it('is prepared until its bytes are stored', async () => {
    const [asked, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const store = async () => {
      asked.resolve()
      await stored.promise
    }
    const there = world(undefined, { store: { put: store, remove: store }, pause: () => never })
    there.uploads.add([file('a.jpg')], 8, 'full')
    await asked.promise
    expect(states(there)).toEqual(['preparing'])
    const chosen = new Promise<void>((done) => void there.uploads.subscribe(done))
    stored.resolve()
    await chosen
    expect(states(there)).toEqual(['chosen'])
  })

  it('is ready without that where the browser stores nothing in time', async () => {
    const there = world(undefined, { store: { put: () => never, remove: () => never } })
    there.uploads.add([file('a.jpg')], 8, 'full')
    await new Promise<void>((done) => void there.uploads.subscribe(done))
    expect([states(there), there.pauses]).toEqual([['chosen'], [3000]])
  })
})

describe('a photo on the shelf', () => {
  /** A slow shelf. */
  function shelf() {
    const kept = new Map<string, string>()
    const log: string[] = []
    const later = () => new Promise((done) => setImmediate(done))
    const store: PhotoStore = {
      put: async (clientId, bytes, isPrepared) => {
        await later()
        kept.set(clientId, await bytes.text())
        log.push(`${await bytes.text()} ${isPrepared ? 'prepared' : 'chosen'}`)
      },
      remove: async (clientId) => void kept.delete(clientId),
    }
    const prepare = async () => {
      await later()
      return new Blob(['small'])
    }
    return { kept, log, more: { store, prepare, pause: () => new Promise<void>(() => undefined) } }
  }

  it('is there before it is prepared, and then as what was made of it', async () => {
    const { kept, log, more } = shelf()
    const place = world(undefined, more)
    place.uploads.add([file('a.jpg')], 8, 'full')
    await expect.poll(() => states(place)).toEqual(['chosen'])
    expect(log).toEqual(['bytes chosen', 'small prepared'])
    expect([...kept]).toEqual([[place.uploads.photos()[0]?.clientId, 'small']])
  })

  it.each([
    ['removed while it is being stored', 0],
    ['removed once it is shown', 1],
  ])('%s, it is off the shelf too', async (_, stored) => {
    const { kept, log, more } = shelf()
    const place = world(undefined, more)
    place.uploads.add([file('a.jpg')], 8, 'full')
    if (stored) await expect.poll(() => states(place)).toEqual(['chosen'])
    place.uploads.remove(place.uploads.photos()[0]!.clientId)
    place.uploads.add([file('b.jpg')], 8, 'full')
    await expect.poll(() => states(place)).toEqual(['chosen'])
    expect(log.at(-1)).toBe('small prepared')
    expect([...kept.keys()]).toEqual([place.uploads.photos()[0]?.clientId])
  })

  it('is off the shelf when it is refused', async () => {
    const { kept, more } = shelf()
    const place = world(undefined, { ...more, fileTrouble: async () => 'too large' })
    place.uploads.add([file('a.jpg')], 8, 'full')
    await expect.poll(() => states(place)).toEqual(['refused'])
    await expect.poll(() => [...kept.keys()]).toEqual([])
  })

  it('goes on being prepared after a reload where it was only chosen', async () => {
    const { kept, more } = shelf()
    const place = world(undefined, more)
    place.uploads.restore([
      { clientId: 'a', name: 'a.jpg', chosen: file('a.jpg') },
      { clientId: 'b', name: 'b.jpg', file: file('b.jpg') },
    ])
    expect(states(place)).toEqual(['preparing', 'chosen'])
    await expect.poll(() => states(place)).toEqual(['chosen', 'chosen'])
    expect([...kept]).toEqual([['a', 'small']])
  })
})

describe('choosing photos', () => {
  it('rooms.photo-count: takes as many as fit and names those that were left out', () => {
    const { uploads } = world()
    const refused = uploads.add(
      names(10).map((name) => file(name)),
      8,
      'full',
    )
    expect(uploads.photos()).toHaveLength(8)
    expect(refused).toEqual([
      { name: '8.jpg', trouble: 'full' },
      { name: '9.jpg', trouble: 'full' },
    ])
  })

  it('rooms.photo-upload: images only; another file takes no place', () => {
    const { uploads } = world()
    const refused = uploads.add([file('a.pdf', 'application/pdf'), file('b.jpg')], 1, 'full')
    expect(uploads.photos().map(({ name }) => name)).toEqual(['b.jpg'])
    expect(refused).toEqual([{ name: 'a.pdf', trouble: 'not a photo' }])
  })

  it.each([
    ['image/jpeg', undefined],
    ['image/png', undefined],
    ['image/webp', undefined],
    ['image/heic', 'rooms.photos.trouble.kind'],
    ['image/svg+xml', 'rooms.photos.trouble.kind'],
    ['', 'rooms.photos.trouble.kind'],
  ])('rooms.photo-upload: a file of %j: %s', (type, trouble) => expect(kindTrouble({ type })).toBe(trouble))

  it('rooms.photo-upload: 8 MB at most', () => {
    expect(sizeTrouble({ size: 8 * 1024 * 1024 })).toBeUndefined()
    expect(sizeTrouble({ size: 8 * 1024 * 1024 + 1 })).toBe('rooms.photos.trouble.large')
  })

  it('rooms.photo-order: order by moving; a photo that is removed while it is prepared stays away', async () => {
    const { uploads } = world()
    uploads.add(
      names(3).map((name) => file(name)),
      8,
      'full',
    )
    uploads.move(2, 0)
    expect(uploads.photos().map(({ name }) => name)).toEqual(['2.jpg', '0.jpg', '1.jpg'])
    uploads.remove(uploads.photos()[1]!.clientId)
    await uploads.send('room')
    expect(uploads.photos().map(({ name, state }) => [name, state])).toEqual([
      ['2.jpg', 'kept'],
      ['1.jpg', 'kept'],
    ])
  })
})

describe('sending photos', () => {
  it('sends all in their order, never more than two at a time', async () => {
    const place = world()
    place.uploads.add(
      names(8).map((name) => file(name)),
      8,
      'full',
    )
    await place.uploads.send('room')
    expect(states(place)).toEqual(Array(8).fill('kept'))
    expect(place.sent).toEqual(names(8))
    expect(place.live.most).toBe(2)
  })

  it('is one sending, however often it is asked for', async () => {
    const place = world()
    place.uploads.add(
      names(4).map((name) => file(name)),
      8,
      'full',
    )
    await Promise.all([place.uploads.send('room'), place.uploads.send('room')])
    expect(place.sent).toEqual(names(4))
    expect(place.live.most).toBe(2)
  })

  it('tries again what may pass, three times in all, then leaves it for a retry; the others go on', async () => {
    const place = world((name) => (name === '0.jpg' ? offline : undefined))
    place.uploads.add(
      names(3).map((name) => file(name)),
      8,
      'full',
    )
    await place.uploads.send('room')
    expect(states(place)).toEqual(['failed', 'kept', 'kept'])
    expect(place.attempts.get('0.jpg')).toBe(3)
    expect(place.pauses).toEqual([1000, 4000])
    expect(place.uploads.photos()[0]).toMatchObject({ trouble: 'We cannot reach the server.' })
  })

  it('rooms.photo-failure: a failed photo can be sent again, under the same name', async () => {
    const place = world((_, attempt) => (attempt <= 3 ? offline : undefined))
    place.uploads.add([file('a.jpg')], 8, 'full')
    await place.uploads.send('room')
    const { clientId } = place.uploads.photos()[0]!
    await place.uploads.send('room')
    expect(place.uploads.photos()).toMatchObject([{ clientId, state: 'kept' }])
  })

  it('waits for a network that is away without using up its tries', async () => {
    const place = world((_, attempt) => {
      if (attempt > 5) return undefined
      place.live.online = false
      return offline
    })
    place.uploads.add([file('a.jpg')], 8, 'full')
    await place.uploads.send('room')
    expect(states(place)).toEqual(['kept'])
    expect(new Set(place.pauses)).toEqual(new Set([15_000]))
  })

  it.each([
    ['file_refused', 'refused'],
    ['payload_too_large', 'refused'],
    ['conflict', 'refused'],
    ['no_session', 'failed'],
    ['not_found', 'failed'],
  ] as const)('%s is told at once: %s', async (code, state) => {
    const place = world(() => new Problem(code, 'Not this one.'))
    place.uploads.add([file('a.jpg')], 8, 'full')
    await place.uploads.send('room')
    expect(place.uploads.photos()).toMatchObject([{ state, trouble: 'Not this one.' }])
    expect(place.attempts.get('a.jpg')).toBe(1)
  })

  it('does not send what the room has already', async () => {
    const place = world()
    const kept = { clientId: 'a', name: 'a.jpg', image: imageOf('a.jpg', 0) }
    place.uploads.restore([kept, { clientId: 'b', name: 'b.jpg', file: file('b.jpg') }])
    await place.uploads.send('room')
    expect(place.sent).toEqual(['b.jpg'])
    expect(states(place)).toEqual(['kept', 'kept'])
  })
})
