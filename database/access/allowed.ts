/** Files whose SQL is still to be moved into `*.queries.ts`. This list may only get shorter. */
export const notYetMoved: readonly string[] = [
  'roommates/server/roommate-rows.ts',
  'roommates/server/search-roommates.ts',
  'roommates/server/search/by-column.ts',
  'roommates/server/search/by-distance.ts',
  'roommates/server/search/by-relevance.ts',
  'roommates/server/search/conditions.ts',
  'roommates/server/search/distance.ts',
  'roommates/server/search/filter-keys.ts',
  'roommates/server/search/look.ts',
  'roommates/server/search/order.ts',
  'roommates/server/search/score.ts',
  'roommates/server/search/text-index.ts',
  'roommates/server/suggestions/suggest.ts',
  'rooms/server/map/map-matches.ts',
  'rooms/server/search/matching-rooms.ts',
  'rooms/server/search/search-criteria.ts',
  'rooms/server/search/search-order.ts',
]

/** Tables of other features that these files still name themselves. This list may only get shorter. */
export const foreignTablesNotYetMoved: readonly string[] = [
  'roommates/server/roommate-rows.ts user_profiles',
  'roommates/server/search-roommates.ts user_profiles',
  'roommates/server/search/conditions.ts blocks',
  'roommates/server/suggestions/suggest.ts user_profiles',
]

/** Tables of other features that a file may name, and why it must. */
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
  'rooms/server/import/import-rooms.queries.ts user_profiles':
    'The operator names the owner of imported rooms by e-mail address.',
  'rooms/server/operator/operator.queries.ts auth_users':
    'Locks the lister before the room, in the order that a suspension takes.',
  'apps/server/home.queries.ts chats': 'The figures of Home are counts over all features, in one statement.',
  'apps/server/home.queries.ts rooms': 'The figures of Home are counts over all features, in one statement.',
  'apps/server/home.queries.ts user_profiles':
    'The figures of Home are counts over all features, in one statement.',
}
