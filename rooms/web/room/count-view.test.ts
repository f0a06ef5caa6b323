import type { Api } from '@basera/platform/contract'
import type { RoomCalls } from '@basera/rooms/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countView } from './count-view.ts'

const kept = new Map<string, string>()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

function server(answer: () => Promise<unknown> = async () => undefined) {
  const counted: string[] = []
  const api = (async (key: string, { params }: { params: { id: string } }) => {
    counted.push(`${key} ${params.id}`)
    return answer()
  }) as unknown as Api<RoomCalls>
  return { api, counted }
}

describe('counting views', () => {
  it('counts a room once a session', async () => {
    const { api, counted } = server()
    for (const id of ['a', 'b', 'a']) await countView(id, api)
    expect(counted).toEqual(['POST /api/rooms/{id}/view a', 'POST /api/rooms/{id}/view b'])
  })

  it('waits until the page is visible', async () => {
    const { api, counted } = server()
    page.visibilityState = 'hidden'
    const counting = countView('a', api)
    await Promise.resolve()
    expect(counted).toEqual([])
    page.dispatchEvent(new Event('visibilitychange'))
    await counting
    expect(counted).toHaveLength(1)
  })

  it('ignores a failure', async () => {
    const { api } = server(() => Promise.reject(new Error('offline')))
    await expect(countView('a', api)).resolves.toBeUndefined()
  })
})
