import { describe, expect, it } from 'vitest'
import { emptyQueue, handleDue } from './faults.ts'

describe('what is due', () => {
  it('is handled beside what fails, which is told at the end', async () => {
    const due = new Set(['a', 'b', 'c'])
    const handling = handleDue(
      async () => [...due],
      async (id) => {
        if (id === 'b') throw new Error('b is broken')
        return due.delete(id)
      },
    )
    await expect(handling).rejects.toThrow('b is broken')
    expect([...due]).toEqual(['b'])
  })

  it('is counted', async () => {
    const due = ['a', 'b']
    expect(
      await handleDue(
        async () => due.splice(0),
        async (id) => id === 'a',
      ),
    ).toBe(1)
  })
})

describe('a queue', () => {
  const queueOf = (ids: readonly number[], broken: readonly number[]) => {
    const left = [...ids]
    const handleOne = async (failed: readonly number[], take: (id: number) => void) => {
      const id = left.find((one) => !failed.includes(one))
      if (id === undefined) return false
      take(id)
      if (broken.includes(id)) throw new Error(`${id} is broken`)
      left.splice(left.indexOf(id), 1)
      return true
    }
    return { left, handleOne }
  }

  it('is emptied past what fails', async () => {
    const { left, handleOne } = queueOf([1, 2, 3, 4], [1, 3])
    await expect(emptyQueue(handleOne)).rejects.toMatchObject({
      errors: [{ message: '1 is broken' }, { message: '3 is broken' }],
    })
    expect(left).toEqual([1, 3])
  })

  it('is left where everything fails, or nothing can be taken', async () => {
    const ids = Array.from({ length: 300 }, (_, id) => id)
    await expect(emptyQueue(queueOf(ids, ids).handleOne)).rejects.toThrow('100 is broken')
    await expect(emptyQueue(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  })
})
