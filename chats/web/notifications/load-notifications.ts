export const loadNotifications = () =>
  import('./notifications-dialog.tsx').then((module) => module.NotificationsDialog)
