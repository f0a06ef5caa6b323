import { describe, expect, it } from 'vitest'
import { openAnswerStore } from './answer-store.ts'

const world = { hears: true }
const open = (bytes = 100_000, longest?: number) =>
  openAnswerStore<string>({
    bytes,
    isHearing: () => world.hears,
    ...(longest === undefined ? {} : { longestMs: longest }),
  })

function counted(value: unknown = 'v', about = 'a') {
  const made = { times: 0, make: async () => ({ value: [value, ++made.times], about }) }
  return made
}

const text = async (answer: Promise<{ readonly body: Buffer }>) => (await answer).body.toString()

describe('kept answers', () => {
  it('are made once, also for those who ask at the same time', async () => {
    const [store, made] = [open(), counted()]
    const all = await Promise.all(Array.from({ length: 9 }, () => text(store.find('k', made.make))))
    expect(new Set([...all, await text(store.find('k', made.make))])).toEqual(new Set(['["v",1]']))
    expect((await store.find('k', made.make)).isCurrent()).toBe(true)
  })

  it('go when a change affects them, and no others', async () => {
    const [store, near, far] = [open(), counted('near', 'near'), counted('far', 'far')]
    const [kept, other] = [await store.find('near', near.make), await store.find('far', far.make)]
    store.drop((about) => about === 'near')
    expect([kept.isCurrent(), other.isCurrent()]).toEqual([false, true])
    expect(await text(store.find('near', near.make))).toBe('["near",2]')
    expect(await text(store.find('far', far.make))).toBe('["far",1]')
  })

  it('are not kept nor shared further when a change comes while they are made', async () => {
    const store = open()
    const gate = Promise.withResolvers<void>()
    const old = store.find('k', async () => {
      await gate.promise
      return { value: 'old', about: 'a' }
    })
    store.drop((about) => about === 'a')
    const fresh = counted('new')
    expect(await text(store.find('k', fresh.make))).toBe('["new",1]')
    gate.resolve()
    expect(await text(old)).toBe('"old"')
    expect((await old).isCurrent()).toBe(false)
    expect(await text(store.find('k', fresh.make))).toBe('["new",1]')
  })

  it('are made each time while changes are not heard of', async () => {
    const [store, made] = [open(), counted()]
    const kept = await store.find('k', made.make)
    world.hears = false
    expect(kept.isCurrent()).toBe(false)
    expect((await store.find('k', made.make)).isCurrent()).toBe(false)
    expect(await text(store.find('k', made.make))).toBe('["v",3]')
    world.hears = true
    store.drop(() => true)
    expect(await text(store.find('k', made.make))).toBe('["v",4]')
  })

  it('end with their time', async () => {
    const [store, made] = [open(100_000, 0), counted()]
    expect((await store.find('k', made.make)).isCurrent()).toBe(false)
    expect(await text(store.find('k', made.make))).toBe('["v",2]')
  })

  it('take no more bytes than they may, and one that left is not current', async () => {
    const store = open(3000)
    const answers = []
    for (let n = 0; n < 20; n++) answers.push(await store.find(`k${n}`, counted('x'.repeat(500)).make))
    expect(answers.filter((answer) => answer.isCurrent())).toHaveLength(2)
  })

  it('do not keep failures', async () => {
    const [store, made] = [open(), counted()]
    await expect(store.find('k', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await text(store.find('k', made.make))).toBe('["v",1]')
  })
})
