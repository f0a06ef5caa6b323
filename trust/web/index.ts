export { loadConsole } from './console/load-console.ts'
export { loadReportDialog } from './reports/load-report-dialog.ts'
export { SafetyMenu, type SafetyMenuProps } from './reports/safety-menu.tsx'
export type { Said } from './reports/use-report.ts'
export { useSendReport } from './reports/use-send-report.ts'
export { decisionRoutes, memberTrustRoutes } from './routes.tsx'

export const loadDecisionNotices = () =>
  import('./decision/decision-notices.tsx').then((module) => module.DecisionNotices)
