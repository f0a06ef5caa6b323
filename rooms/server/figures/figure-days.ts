import { figureDays } from '@basera/rooms/contract'

const dayMs = 86_400_000

/** The days of the figures that end with `today`, the oldest first. */
export const daysUpTo = (today: string): string[] =>
  Array.from({ length: figureDays }, (_, n) =>
    new Date(Date.parse(today) - (figureDays - 1 - n) * dayMs).toISOString().slice(0, 10),
  )
