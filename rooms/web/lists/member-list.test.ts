import type { Api } from '@basera/platform/contract'
import type { RoomCalls } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { MemberList } from './member-list.ts'

interface Query {
  readonly limit: string
  readonly cursor?: string
}

/** A list of `n` numbers over an API whose answers wait for `gate` where there is one. */
function listOf(n: number, gate: { wait?: Promise<void>; broken?: boolean } = {}) {
  const asked: Query[] = []
  const list = new MemberList<number>(
    async (_api, query) => {
      asked.push(query)
      await gate.wait
      if (gate.broken) throw new Error('offline')
      const from = Number(query.cursor ?? 0)
      const to = Math.min(n, from + Number(query.limit))
      const items = Array.from({ length: to - from }, (_, place) => from + place)
      return { items, total: n, next_cursor: to < n ? String(to) : null }
    },
    (item) => String(item),
  )
  return { list, asked, gate }
}

const api = undefined as unknown as Api<RoomCalls>
const asha = 'asha'

describe("a member's own list", () => {
  it('rooms.member-lists: comes in pages by cursor, and is read again as far as it was opened', async () => {
    const { list, asked } = listOf(95)
    await list.load(asha, api)
    expect(list.stateFor(asha)).toMatchObject({ known: true, total: 95, nextCursor: '20' })
    for (const first of [20, 40, 60]) expect(await list.showMore(asha, api)).toBe(first)
    expect(list.stateFor(asha).items).toHaveLength(80)
    asked.length = 0
    await list.load(asha, api)
    expect(asked).toEqual([{ limit: '50' }, { limit: '50', cursor: '50' }])
    expect(list.stateFor(asha)).toMatchObject({ nextCursor: null, more: 'idle' })
    expect(list.stateFor(asha).items).toHaveLength(95)
    expect(await list.showMore(asha, api)).toBeUndefined()
  })

  it("never shows another member's", async () => {
    const { list } = listOf(3)
    await list.load(asha, api)
    expect(list.stateFor('rohan')).toMatchObject({ known: false, items: [] })
    const loading = list.load('rohan', api)
    expect(list.stateFor(asha).items).toEqual([])
    expect(list.stateFor('rohan').known).toBe(false)
    await loading
    expect(list.stateFor('rohan').known).toBe(true)
  })

  it('keeps what it shows when it cannot be read, and says so', async () => {
    const { list, gate } = listOf(30)
    await list.load(asha, api)
    gate.broken = true
    await list.load(asha, api)
    expect(list.stateFor(asha)).toMatchObject({ known: true, failed: true, total: 30 })
    expect(await list.showMore(asha, api)).toBeUndefined()
    expect(list.stateFor(asha).more).toBe('failed')
    gate.broken = false
    expect(await list.showMore(asha, api)).toBe(20)
  })

  it('says that it could not be read at all', async () => {
    const { list } = listOf(3, { broken: true })
    await list.load(asha, api)
    expect(list.stateFor(asha)).toMatchObject({ known: false, failed: true })
  })

  it('reads again what was read while an action changed it', async () => {
    const gate: { wait?: Promise<void> } = {}
    const { list, asked } = listOf(3, gate)
    await list.load(asha, api)
    let open: () => void = () => undefined
    gate.wait = new Promise((done) => {
      open = done
    })
    const loading = list.load(asha, api)
    list.change(({ items }) => ({ items: items.slice(1), total: 2 }))
    expect(list.stateFor(asha).items).toEqual([1, 2])
    asked.length = 0
    open()
    await loading
    expect(asked).toHaveLength(1)
  })

  it('asks for the next page once, however often the button is pressed', async () => {
    const { list, asked } = listOf(60)
    await list.load(asha, api)
    asked.length = 0
    const [first, second] = await Promise.all([list.showMore(asha, api), list.showMore(asha, api)])
    expect([first, second]).toEqual([20, undefined])
    expect(asked).toHaveLength(1)
  })
})
