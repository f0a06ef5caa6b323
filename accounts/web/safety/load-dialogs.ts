export const loadBlockDialog = () => import('./block-dialog.tsx').then((module) => module.BlockDialog)
