import type { Model } from './model.ts'

const KB = 1024

/**
 * Habits are guesses, and stated so that they can be argued with. Costs were measured from 23 to 26 November 2026 with a million rooms on two
 * cores with other work (docs/performance.md); sizes are those of the tables that the benchmarks fill.
 */
export const basera: Model = {
  habits: {
    shareComingADay: 0.08,
    shareInBusiestHour: 0.1,
    burst: 2,
    timesADay: {
      search: 12,
      counts: 12,
      'room page': 10,
      'place key': 15,
      'chat list': 8,
      message: 8,
      'save a room': 1,
      'sign in': 0.1,
      'list a room': 0.03,
      'photo upload': 0.12,
    },
  },
  costs: {
    search: { server: 2.5, database: 11, reads: true },
    counts: { server: 2.5, database: 10, reads: true },
    'room page': { server: 5.6, database: 0.8, reads: true },
    'place key': { server: 1.5, database: 0, reads: true },
    'chat list': { server: 1.2, database: 1, reads: false },
    message: { server: 0.7, database: 0.5, reads: false },
    'save a room': { server: 0.8, database: 0.4, reads: false },
    'sign in': { server: 80, database: 1, reads: false },
    // Compared with alerts: 37 and 65 ms for each 100,000 of them.
    'list a room': { server: 40, database: 70, reads: false, growsFrom: 2_000_000 },
    'photo upload': { server: 400, database: 5, reads: false },
  },
  kept: {
    account: { perAccount: 1, bytes: 560, where: 'database', warm: 0.3 },
    room: { perAccount: 0.1, bytes: 1900, where: 'database', warm: 1 },
    'photo to compare': { perAccount: 0.4, bytes: 2400, where: 'database', warm: 0.6 },
    message: { perAccount: 50, bytes: 350, where: 'database', warm: 0.05 },
    chat: { perAccount: 2.5, bytes: 900, where: 'database', warm: 0.2 },
    'saved room': { perAccount: 3, bytes: 200, where: 'database', warm: 0.3 },
    alert: { perAccount: 0.05, bytes: 1200, where: 'database', warm: 1 },
    'photo files': { perAccount: 0.4, bytes: 350 * KB, where: 'files', warm: 0 },
  },
  busyUpTo: 0.5,
  largestMachine: 128,
}
