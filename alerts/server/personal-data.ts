import type { PersonalData } from '@basera/platform/server/feature'
import { exportAlerts, exportDay } from './alerts.queries.ts'
import type { OpenDatabase } from './database.ts'

/** A person's saved searches; what they found is kept by what is looked for. */
export const alertsPersonalData = (db: OpenDatabase): PersonalData => ({
  name: 'alerts',
  tables: ['alerts', 'alert_days', 'alert_dues'],
  export: async (userId) => ({
    saved: await exportAlerts(db, userId),
    sent: await exportDay(db, userId),
  }),
  files: async () => [],
})
