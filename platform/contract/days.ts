// India has one time zone, UTC+5:30, all year.
const dayInIndia = (now: number) => new Date(now + 330 * 60_000).toISOString().slice(0, 10)

/** Whether a day, `2026-07-01`, is past in India. */
export const isPastDay = (day: string) => day < dayInIndia(Date.now())
