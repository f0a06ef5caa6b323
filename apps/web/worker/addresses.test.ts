import { describe, expect, it } from 'vitest'
import { isKeptAnswer, offlineAddress, personOf, scriptsOf, sheetOf, shellOf } from './addresses.ts'

const room = '00000000-0000-4000-8000-000000000001'
const address = (path: string) => new URL(path, 'https://basera.example')

describe('shell.kept-pages: what the worker keeps', () => {
  it.each([
    ['/saved', '/saved'],
    ['/chats', '/chats'],
    [`/chats/${room}`, '/chats'],
    ['/chats/a/b', undefined],
    [`/room/${room}`, undefined],
  ])('serves %s without a network from the document %s', (path, document) =>
    expect(shellOf(path)).toBe(document),
  )

  it.each([
    ['/api/home', true],
    [`/api/rooms/${room}`, true],
    ['/api/rooms/by-ids?ids=1', true],
    ['/api/me/saved-rooms?limit=20', true],
    ['/api/me/sessions', false],
    ['/api/me/export', false],
    ['/api/rooms', false],
    [`/api/rooms/${room}/visits`, false],
  ])('keeps the answer of %s: %s', (path, isKept) => expect(isKeptAnswer(address(path))).toBe(isKept))

  it('leads from a page that is not kept to one that says so, and back', () =>
    expect(offlineAddress(address('/find-room?q=Kota&radius_km=5'))).toBe(
      '/offline?from=%2Ffind-room%3Fq%3DKota%26radius_km%3D5',
    ))

  it('tells members apart by what their token says', () => {
    const claims = btoa(JSON.stringify({ sub: room }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    expect(personOf(`Bearer head.${claims}.mark`)).toBe(room)
    expect(personOf('Bearer nonsense')).toBe('')
  })

  it('finds the scripts and the sheet that a document names', () => {
    expect(sheetOf('<link rel="stylesheet" href="/assets/style-a1B2_-D.css">')).toBe(
      '/assets/style-a1B2_-D.css',
    )
    expect(sheetOf('<p>none</p>')).toBeUndefined()
    expect(scriptsOf('<script src="/assets/hi-a1B2_-D/entry-client-x.js">')).toBe('assets/hi-a1B2_-D')
    expect(scriptsOf('<p>none</p>')).toBeUndefined()
  })
})
