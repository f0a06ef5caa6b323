/** Milliseconds that India's one time zone, UTC+5:30, is ahead, all year. */
export const indiaAhead = 330 * 60_000

const dayInIndia = (now: number) => new Date(now + indiaAhead).toISOString().slice(0, 10)

/** Whether a day, `2026-07-01`, is past in India. */
export const isPastDay = (day: string) => day < dayInIndia(Date.now())
