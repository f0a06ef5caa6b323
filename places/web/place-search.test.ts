import type { PlaceSuggestion } from '@basera/places/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AskForPlaces, type PlaceAnswer, PlaceSearch } from './place-search.ts'

const placeNamed = (name: string): PlaceSuggestion => ({
  id: `l-${name}`,
  kind: 'locality',
  name,
  context: 'Bengaluru, Karnataka',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: null,
  latitude: 12.9,
  longitude: 77.6,
})
const answerNamed = (name: string): PlaceAnswer => ({ items: [placeNamed(name)], attribution: '© Someone' })

interface Asked {
  readonly text: string
  readonly session: string | undefined
  readonly signal: AbortSignal
  answer(answer: PlaceAnswer): Promise<void>
  fail(error: unknown): Promise<void>
}

let asked: Asked[]
const ask: AskForPlaces = (text, session, signal) =>
  new Promise((resolve, reject) => {
    const settle = async (how: () => void) => {
      how()
      await vi.advanceTimersByTimeAsync(0)
    }
    asked.push({
      text,
      session,
      signal,
      answer: (answer) => settle(() => resolve(answer)),
      fail: (error) => settle(() => reject(error)),
    })
  })

let search: PlaceSearch
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  search = new PlaceSearch(ask)
})
afterEach(() => {
  vi.useRealTimers()
})
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const names = () => search.snapshot().places.map(({ name }) => name)

describe('the search behind a place field', () => {
  it('places.search-minimum: starts after more than 2 characters', async () => {
    search.type('ko')
    search.type(' ko ')
    await pause(1000)
    expect(asked).toEqual([])
    expect(search.snapshot().status).toBe('idle')
    search.type('kor')
    expect(search.snapshot().status).toBe('searching')
    await pause(1000)
    expect(asked.map(({ text }) => text)).toEqual(['kor'])
  })

  it('waits 150 ms for a pause in typing', async () => {
    for (const text of ['kor', 'kora', 'koram']) {
      search.type(text)
      await pause(149)
    }
    expect(asked).toEqual([])
    await pause(1)
    expect(asked.map(({ text }) => text)).toEqual(['koram'])
  })

  it('shows what it found and whom it is from', async () => {
    search.type('koram')
    await pause(150)
    await asked[0]!.answer(answerNamed('Koramangala'))
    expect(search.snapshot()).toMatchObject({ status: 'found', credit: '© Someone' })
    expect(names()).toEqual(['Koramangala'])
  })

  it('places.unknown-part: tells the part of the text that is not known', async () => {
    search.type('benzer tower, kandivali')
    await pause(150)
    await asked[0]!.answer({ ...answerNamed('Kandivali East'), unknown: 'benzer tower' })
    expect(search.snapshot().unknown).toBe('benzer tower')
  })

  it('answers a submitted text at once, and with nothing when it cannot', async () => {
    const submitted = search.answer(' Koramangala ')
    await asked[0]!.answer(answerNamed('Koramangala'))
    expect((await submitted)?.items[0]?.name).toBe('Koramangala')
    const failed = search.answer('powai')
    await asked[1]!.fail(new Error('offline'))
    expect(await failed).toBeNull()
    expect(await search.answer('ko')).toBeNull()
  })

  it('places.newest-answer: gives up on an answer that is no longer wanted, and never shows it', async () => {
    search.type('koram')
    await pause(150)
    search.type('powai')
    expect(asked[0]!.signal.aborted).toBe(true)
    await pause(150)
    await asked[1]!.answer(answerNamed('Powai'))
    await asked[0]!.answer(answerNamed('Koramangala'))
    expect(names()).toEqual(['Powai'])
    await asked[0]!.fail(new Error('late'))
    expect(search.snapshot().status).toBe('found')
  })

  it('keeps the last places on show while it looks further', async () => {
    search.type('koram')
    await pause(150)
    await asked[0]!.answer(answerNamed('Koramangala'))
    search.type('korama')
    expect(search.snapshot().status).toBe('searching')
    expect(names()).toEqual(['Koramangala'])
  })

  it('asks for the same text once', async () => {
    search.type('koram')
    await pause(150)
    await asked[0]!.answer(answerNamed('Koramangala'))
    search.type('powai')
    search.type('  Koram ')
    expect(search.snapshot().status).toBe('found')
    await pause(1000)
    expect(asked).toHaveLength(1)
  })

  it('says that it failed, and tries again with the next character', async () => {
    search.type('koram')
    await pause(150)
    const offline = new Error('offline')
    await asked[0]!.fail(offline)
    expect(search.snapshot()).toMatchObject({ status: 'failed', places: [], error: offline })
    search.type('korama')
    await pause(150)
    await asked[1]!.answer(answerNamed('Koramangala'))
    expect(search.snapshot()).toEqual({
      status: 'found',
      places: [placeNamed('Koramangala')],
      credit: '© Someone',
    })
  })

  it('tries the same text again after a failure', async () => {
    search.type('koram')
    await pause(150)
    await asked[0]!.fail(new Error('offline'))
    search.type('koram')
    await pause(150)
    expect(asked).toHaveLength(2)
  })

  it('asks for no more than 100 characters', async () => {
    search.type('x'.repeat(300))
    await pause(150)
    expect(asked[0]!.text).toHaveLength(100)
  })

  it('keeps one session until a place is chosen', async () => {
    for (const text of ['koram', 'korama']) {
      search.type(text)
      await pause(150)
    }
    search.endSession()
    search.type('powai')
    await pause(150)
    const [first, second, third] = asked.map(({ session }) => session)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('asks nothing more once it is stopped', async () => {
    search.type('koram')
    search.stop()
    await pause(1000)
    expect(asked).toEqual([])
  })

  it('remembers the last 50 answers at most', async () => {
    const answers = new Map<string, PlaceAnswer>()
    search = new PlaceSearch(ask, answers)
    for (let n = 100; n < 160; n++) {
      search.type(`${n}`)
      await pause(150)
      await asked.at(-1)!.answer(answerNamed(`${n}`))
    }
    expect(answers.size).toBe(50)
    expect(answers.has('159')).toBe(true)
    expect(answers.has('100')).toBe(false)
  })

  it('tells its listeners of each change until they leave', async () => {
    const listener = vi.fn()
    const leave = search.subscribe(listener)
    search.type('koram')
    leave()
    await pause(150)
    await asked[0]!.answer(answerNamed('Koramangala'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
