export const loadReportDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog)

export const loadBlockDialog = () => import('./block-dialog.tsx').then((module) => module.BlockDialog)
