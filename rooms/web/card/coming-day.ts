import { longDate, shortDate } from '@basera/platform/web'

const aYearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** `2027-01-01` as `1 Jan`, and with the year where that is not the next 1 January. */
export const comingDay = (day: string, today: string): string =>
  day < aYearAfter(today) ? shortDate(day) : longDate(day)
