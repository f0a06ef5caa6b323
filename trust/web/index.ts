export { loadReportDialog } from './reports/load-report-dialog.ts'
export { SafetyMenu, type SafetyMenuProps } from './reports/safety-menu.tsx'
