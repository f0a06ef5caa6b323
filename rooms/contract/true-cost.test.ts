import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trueCost } from './true-cost.ts'

const rupees = fc.integer({ min: 0, max: 10_000_000 })
const unsaid = fc.option(rupees)
const pricedRoom = fc.record({
  rent: rupees,
  deposit: rupees,
  bills_estimate: fc.integer({ min: 1, max: 10_000_000 }),
  maintenance: unsaid,
  brokerage: unsaid,
  painting_charge: unsaid,
  lock_in_months: fc.option(fc.integer({ min: 0, max: 24 })),
  notice_days: fc.option(fc.integer({ min: 0, max: 90 })),
})

const someRoom = {
  rent: 14_500,
  deposit: 50_000,
  bills_estimate: 1_800,
  maintenance: 500,
  brokerage: 0,
  painting_charge: 5_000,
  lock_in_months: 6,
  notice_days: 30,
}

describe('rooms.true-cost', () => {
  it('adds deposit, first month and brokerage; painting comes at the end', () => {
    expect(trueCost(someRoom)).toMatchObject({
      toMoveIn: { sum: 66_800, isComplete: true },
      monthly: { sum: 16_800, isComplete: true },
      ...{ painting: 5_000, lockInMonths: 6, noticeDays: 30 },
    })
  })

  it('bills of ₹0 are not said: the form leaves ₹0 where nothing is typed', () => {
    expect(trueCost({ ...someRoom, bills_estimate: 0 })).toMatchObject({
      terms: { bills: null },
      toMoveIn: { sum: 65_000, isComplete: false },
      monthly: { sum: 15_000, isComplete: false },
    })
  })

  it('a sum is complete exactly when each of its terms is said; what is not said stays null', () => {
    fc.assert(
      fc.property(pricedRoom, (room) => {
        const { terms, toMoveIn, monthly, painting } = trueCost(room)
        expect(toMoveIn.isComplete).toBe(room.maintenance !== null && room.brokerage !== null)
        expect(monthly.isComplete).toBe(room.maintenance !== null)
        expect([terms.maintenance, terms.brokerage]).toEqual([room.maintenance, room.brokerage])
        expect(painting).toBe(room.painting_charge)
      }),
    )
  })

  it('moving in costs a month, the deposit and the brokerage, and saying a term never lowers a sum', () => {
    fc.assert(
      fc.property(pricedRoom, (room) => {
        const { terms, toMoveIn, monthly } = trueCost(room)
        expect(toMoveIn.sum).toBe(monthly.sum + room.deposit + (terms.brokerage ?? 0))
        const unsaid = trueCost({ ...room, maintenance: null, brokerage: null })
        expect(unsaid.toMoveIn.sum).toBeLessThanOrEqual(toMoveIn.sum)
        expect(unsaid.monthly.sum).toBeLessThanOrEqual(monthly.sum)
      }),
    )
  })
})
