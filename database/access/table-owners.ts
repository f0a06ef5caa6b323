import type { Database } from '../types.ts'

type Table = keyof Database
type Owner =
  | 'accounts'
  | 'trust'
  | 'alerts'
  | 'rooms'
  | 'roommates'
  | 'chats'
  | 'help'
  | 'platform'
  | 'database'

/** Who writes a table and decides who sees its rows; others use its exported fragments and functions. */
const owners: Readonly<Record<Table, Owner>> = {
  alert_days: 'alerts',
  alert_dues: 'alerts',
  alert_matches: 'rooms',
  alert_rooms: 'rooms',
  alerts: 'alerts',
  appeals: 'trust',
  auth_browsers: 'accounts',
  auth_codes: 'accounts',
  auth_identities: 'accounts',
  auth_links: 'accounts',
  auth_oauth_states: 'accounts',
  auth_sessions: 'accounts',
  auth_signing_keys: 'accounts',
  auth_users: 'accounts',
  blocks: 'accounts',
  bot_checks_spent: 'platform',
  case_decisions: 'trust',
  cases: 'trust',
  chat_mails: 'chats',
  chat_notices: 'chats',
  chat_photos: 'chats',
  chat_reads: 'chats',
  chat_settings: 'chats',
  chats: 'chats',
  closed_accounts: 'accounts',
  consents: 'accounts',
  demo_data: 'database',
  email_changes: 'accounts',
  email_codes: 'accounts',
  erased_accounts: 'accounts',
  former_members: 'chats',
  help_feedback: 'help',
  hidden_messages: 'chats',
  like_photos: 'rooms',
  listed_roommates: 'roommates',
  lister_organizations: 'rooms',
  live_gestures: 'accounts',
  live_people: 'platform',
  live_pictures: 'accounts',
  live_processes: 'platform',
  live_tickets: 'platform',
  messages: 'chats',
  migrations: 'database',
  moderator_entries: 'trust',
  moderators: 'trust',
  number_shares: 'chats',
  operator_log: 'accounts',
  outbox_messages: 'platform',
  phone_codes: 'accounts',
  phone_identities: 'trust',
  photo_checks: 'accounts',
  photo_hashes: 'rooms',
  photo_keys: 'rooms',
  push_subscriptions: 'chats',
  quick_replies: 'chats',
  rate_limits: 'platform',
  report_evidence: 'trust',
  report_screenshots: 'trust',
  reports: 'trust',
  room_counts: 'rooms',
  room_days: 'rooms',
  room_homes: 'rooms',
  room_images: 'rooms',
  room_texts: 'rooms',
  roommate_alert_matches: 'roommates',
  roommate_alert_queue: 'roommates',
  roommate_alert_searches: 'roommates',
  roommate_answers: 'roommates',
  roommate_group_members: 'roommates',
  roommate_groups: 'roommates',
  roommate_tags: 'roommates',
  rooms: 'rooms',
  saved_rooms: 'rooms',
  shortlist_comments: 'rooms',
  shortlist_members: 'rooms',
  shortlist_rooms: 'rooms',
  shortlists: 'rooms',
  user_profiles: 'accounts',
  visit_answers: 'chats',
  visit_links: 'chats',
  visits: 'chats',
  work_proofs: 'accounts',
}

export const ownerOf = (table: Table): Owner => owners[table]

const isTable = (name: string): name is Table => name in owners

const inSql = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+([a-z_]+)/g
const inBuilder = /(?:From|Into|Table|Join|\busing)\(\s*\[?'([a-z_]+)/g

/** The tables that a source file names in SQL or in the query builder, by name. */
export function tablesIn(source: string): Table[] {
  const names = [inSql, inBuilder].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  )
  return [...new Set(names.filter(isTable))].sort()
}
