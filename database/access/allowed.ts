/** Tables of other features that a file may name, with the reason. */
export const foreignTables: Readonly<Record<string, string>> = {
  'accounts/server/account/account.queries.ts rate_limits':
    'Counters are kept by member, and go with the account.',
  'accounts/server/auth/links/links.queries.ts rate_limits':
    'The wait between two mails is kept as a limit, in the transaction of the mail.',
  'chats/server/notifications/push/push-subscriptions.queries.ts auth_sessions':
    'A device names its session, and goes with it; a session of another auth server has no row here.',
  'chats/server/notifications/push/push-subscriptions.queries.ts user_profiles':
    'The row of the member is the lock under which their devices are counted.',
  'chats/server/operator/operator.queries.ts reports':
    'One statement reads the messages of a reported chat and of no other.',
  'trust/server/reports/reports.queries.ts auth_users':
    'The operator reads since when the reported member is suspended.',
  'rooms/server/import/import-rooms.queries.ts user_profiles':
    'The operator names the owner of imported rooms by e-mail address.',
  'roommates/server/alerts/roommate-alerts.queries.ts user_profiles':
    'Mails about people name them as their cards do.',
  'roommates/server/groups/groups.queries.ts user_profiles':
    'A group is shown with names, photos and budgets of roommate profiles.',
  'roommates/server/roommates.queries.ts user_profiles': 'A roommate profile is part of the account’s row.',
  'roommates/server/suggestions/suggestions.queries.ts user_profiles':
    'Suggestions show texts of roommate profiles as they were written.',
  'rooms/server/operator/operator.queries.ts auth_users':
    'Locks the lister before the room, in the order that a suspension takes.',
  'accounts/server/operator/operator.queries.ts reports':
    'The operator sees how often a person was reported; trust stands above accounts.',
  'rooms/server/review/review.queries.ts auth_users':
    'Locks the lister before the room, in the order that a suspension takes.',
  'apps/server/home.queries.ts chats': 'The figures of Home are counts over all features, in one statement.',
  'apps/server/home.queries.ts rooms': 'The figures of Home are counts over all features, in one statement.',
  'apps/server/home.queries.ts user_profiles':
    'The figures of Home are counts over all features, in one statement.',
}
