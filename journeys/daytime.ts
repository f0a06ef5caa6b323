// Loaded into a server before it starts: at night its clock is ahead, at half past eight in India, since nothing is told of
// alerts before (alerts.quiet-hours).
const hour = 3_600_000
const inIndia = new Date(Date.now() + 5.5 * hour)
const hours = inIndia.getUTCHours() + inIndia.getUTCMinutes() / 60
const ahead = hours >= 21.5 || hours < 8 ? ((32.5 - hours) % 24) * hour : 0

const now = Date.now

class AheadDate extends Date {
  constructor(...parts: [] | [number | string | Date]) {
    super(...((parts.length === 0 ? [now() + ahead] : parts) as [number]))
  }
}
AheadDate.now = () => now() + ahead

if (ahead > 0) globalThis.Date = AheadDate as DateConstructor
