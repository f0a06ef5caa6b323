export type { AlertKind, FoundItem, PreparedSearch } from './alert-kind.ts'
export type { AlertPush } from './alert-push.ts'
export {
  activeAlerts,
  alertsOf,
  type DueTimes,
  dueOf,
  insertDues,
  lockMatches,
  savedAlerts,
  someTimes,
} from './alerts.queries.ts'
export { alertsFeature } from './alerts-feature.ts'
export { alertsPersonalData } from './personal-data.ts'
export { dueTimes } from './save-alert.ts'
