export const loadReportDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog)
