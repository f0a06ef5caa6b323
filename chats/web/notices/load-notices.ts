/** Fetches the dialog in which members settle how they are told of messages. */
export const loadNotices = () => import('./notices-dialog.tsx').then((module) => module.NoticesDialog)
