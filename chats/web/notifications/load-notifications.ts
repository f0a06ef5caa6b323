/** Loads the dialog of notification preferences. */
export const loadNotifications = () =>
  import('./notifications-dialog.tsx').then((module) => module.NotificationsDialog)
