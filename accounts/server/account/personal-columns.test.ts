import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressKey } from '../auth/links/mailed-link.ts'
import { type MemberWorld, memberWorld, type Person } from './member-world.fixture.ts'
import { readZip } from './read-zip.fixture.ts'
import { settle, tablesWith } from './settled-person.fixture.ts'

/** Tables about people that are not in the copy, and why. */
const notCopied: Readonly<Record<string, string>> = {
  auth_links: 'hashes of mailed links, for minutes',
  auth_codes: 'hashes of codes, for minutes',
  email_codes: 'the hash of a code, for minutes; of a change that was made, email_changes tells',
  phone_codes: 'the hash of a code, for minutes; the number is in the profile',
  live_people: 'whether the product is open just now',
  live_tickets: 'hashes of tickets, for seconds',
  listed_roommates: 'words of the profile for the search; the profile is copied',
  closed_accounts: 'sealed, of people who are gone',
  erased_accounts: 'digests of ids, of people who are gone',
  report_evidence: 'what a reporter saw, for moderators alone (trust.report-private)',
  live_gestures: 'the gesture of the next picture, for minutes',
  live_pictures: 'the picture that the member took, for moderators alone, for 72 hours at most',
  former_members: 'ids of people who are gone',
  cases: 'what was said of a person by others, and the number behind the account',
  moderators: 'who moderates, with the sealed secret of their codes',
  moderator_entries: 'sessions that gave a code, for hours',
  operator_log: 'what the operator did, for the operator to answer for; by id alone',
  outbox_messages: 'development only: mails and text messages that were not sent',
  rate_limits: 'counters against abuse, for an hour or a day',
  like_photos: 'which photos of rooms are alike; the photos are copied',
  photo_hashes: 'what photos are compared by; the photos are copied',
  room_texts: 'what texts of rooms are compared by; the texts are copied',
  room_counts: 'how often a room was looked at, shown with it; by whom is not kept',
  room_days: 'the same by day, for five weeks; by whom is not kept',
}

/** Tables that hold nothing about anybody, and why. */
const aboutNobody: Readonly<Record<string, string>> = {
  auth_oauth_states: 'sign-ins under way, before anybody is known; for minutes',
  auth_signing_keys: 'our keys',
  bot_checks_spent: 'hashes of solved puzzles',
  demo_data: 'which demo data there are',
  help_feedback: 'numbers of answers a day',
  alert_rooms: 'rooms that are compared with alerts within minutes',
  lister_organizations: 'names of organizations that listed rooms have, each once; gone with the last lister',
  live_processes: 'our processes',
  migrations: 'the schema',
  roommate_tags:
    'words that listed profiles have as tags, each once, without whose they are; gone with the last that has it',
}

/** Columns of copied tables that are not in the copy under their own name, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'auth_users.password_hash': 'secret; that there is one is told as has_password',
  'auth_users.confirmation_sent_at': 'when the last mail of a kind was asked for, against abuse',
  'auth_users.recovery_sent_at': 'when the last mail of a kind was asked for, against abuse',
  'auth_identities.identity_id': 'a number of ours',
  'auth_identities.user_id': 'the account',
  'auth_browsers.user_id': 'the account',
  'email_changes.id': 'a number of ours',
  'email_changes.user_id': 'the account',
  'email_changes.undo_hash': 'the hash of a secret',
  'work_proofs.user_id': 'the account',
  'work_proofs.mailbox_hash': 'the keyed hash of an address that is not kept',
  'photo_checks.user_id': 'the account',
  'photo_checks.id': 'a number of ours',
  'auth_sessions.user_id': 'the account',
  'auth_sessions.refresh_counter': 'part of a secret',
  'blocks.blocker_id': 'the account',
  'reports.id': 'a number of ours',
  'reports.reporter_id': 'the account',
  'reports.decision': 'about somebody else',
  'reports.case_id': 'a number of ours',
  'reports.reporter_number': 'the keyed hash of the number, which is in the profile',
  'report_screenshots.id': 'told in the name of its file',
  'report_screenshots.account_id': 'the account',
  'report_screenshots.draft_of': 'the account',
  'report_screenshots.evidence_id': 'a number of ours',
  'consents.id': 'a number of ours',
  'consents.user_id': 'the account',
  'phone_identities.id': 'a number of ours',
  'phone_identities.number_hash': 'the keyed hash of the number, which is in the profile',
  'phone_identities.holder_id': 'the account',
  'phone_identities.last_holder_id': 'another account',
  'phone_identities.case_id': 'a number of ours',
  'case_decisions.id': 'a number of ours',
  'case_decisions.case_id': 'a number of ours',
  'case_decisions.moderator_id': 'somebody else',
  'appeals.id': 'a number of ours',
  'appeals.decision_id': 'told with its decision',
  'appeals.account_id': 'the account',
  'appeals.decided_at': 'told as its outcome',
  'appeals.decided_by': 'somebody else',
  'room_homes.id': 'a number of ours',
  'room_homes.user_id': 'the account',
  ...Object.fromEntries(
    ['south', 'west', 'north', 'east', 'city_patterns', 'address_pattern', 'min_rent', 'max_rent']
      .concat(
        'max_total',
        'move_in_by',
        'facets',
        'trait_masks',
        'trait_saids',
        'latitude',
        'longitude',
        'radius_km',
        'exact',
      )
      .map((column) => [`alerts.${column}`, 'computed from the query']),
  ),
  'alerts.user_id': 'the account',
  'alert_days.user_id': 'the account',
  'alert_matches.alert_id': 'told in its alert',
  'alert_dues.alert_id': 'told in its alert',
  'alert_dues.due_at': 'told in its alert',
  'shortlists.link_id': 'part of a secret link',
  'shortlists.link_by': 'told as shared_by_you',
  'shortlists.invitation_id': 'part of a secret link',
  'shortlists.invited_by': 'told as invited_by_you',
  'shortlist_members.shortlist_id': 'told in its shortlist',
  'shortlist_members.user_id': 'the account',
  'shortlist_members.seat': 'a number of ours',
  'shortlist_rooms.shortlist_id': 'told in its shortlist',
  'shortlist_rooms.added_by': 'told as added_by_you',
  'shortlist_rooms.struck_by': 'told as struck_by_you',
  'shortlist_comments.id': 'a number of the browser',
  'shortlist_comments.shortlist_id': 'told in its shortlist',
  'shortlist_comments.user_id': 'told as written_by_you',
  ...Object.fromEntries(
    ['own', 'answered', 'asks', 'musts', 'fine', 'must_fine'].map((column) => [
      `roommate_answers.${column}`,
      'computed from the answers',
    ]),
  ),
  'roommate_answers.user_id': 'the account',
  'roommate_groups.written_by': 'told as written_by_you',
  'roommate_groups.invitation_id': 'part of a secret link',
  'roommate_groups.invited_by': 'told as invited_by_you',
  'roommate_groups.shown_members': 'computed from the members',
  'roommate_group_members.user_id': 'the account',
  'roommate_group_members.group_id': 'told in its group',
  'roommate_group_members.seat': 'a number of ours',
  'saved_rooms.user_id': 'the account',
  'saved_rooms.room_title': 'told as title',
  'chats.user1_id': 'one is the account, the other is told as with_name',
  'chats.user2_id': 'one is the account, the other is told as with_name',
  'chats.last_seq': 'the messages are told',
  'messages.id': 'a number of ours',
  'messages.chat_id': 'told in its conversation',
  'messages.sender_id': 'told as written_by_you',
  'messages.client_id': 'a number of the browser',
  'messages.warning_kind': 'our warning to the receiver, of which the sender is not told',
  'messages.warning_level': 'our warning to the receiver, of which the sender is not told',
  'messages.warning_fine_at': 'what the receiver made of our warning',
  'quick_replies.user_id': 'the account',
  'quick_replies.position': 'their order',
  'quick_replies.content': 'told among quick_replies',
  'messages.reply_to': 'told as answers_seq',
  'messages.unsent_at': 'told as taken_back',
  'hidden_messages.chat_id': 'told in its conversation',
  'hidden_messages.user_id': 'the account',
  'hidden_messages.seq': 'told as deleted_for_you',
  'chat_settings.chat_id': 'told in its conversation',
  'chat_settings.user_id': 'the account',
  'chat_settings.archived_seq': 'told as archived_to_seq',
  'chat_reads.user_id': 'the account',
  'chat_reads.chat_id': 'told in its conversation, as read_to_seq',
  'chat_notices.user_id': 'the account',
  'chat_mails.user_id': 'the account',
  'number_shares.owner_id': 'told as whose',
  'number_shares.viewer_id': 'told as whose',
  'number_shares.declined': 'told as you_said_not_now, to whom it was',
  'number_shares.agreed_at': 'told by its messages',
  'number_shares.seq': 'told by its messages',
  'number_shares.version': 'a number of ours',
  'messages.photo_count': 'told as photos',
  'chat_photos.id': 'told as the name of its file',
  'chat_photos.chat_id': 'told in its conversation',
  'chat_photos.sender_id': 'told as written_by_you of its message',
  'chat_photos.client_id': 'a number of the browser',
  'chat_photos.seq': 'told in its message',
  'chat_photos.place': 'told by the order of photos',
  'chat_photos.width': 'seen in its file',
  'chat_photos.height': 'seen in its file',
  'chat_photos.blur': 'its file is copied',
  'chat_photos.codes': 'seen in its file',
  'chat_photos.stored_at': 'told by its message',
  'chat_photos.removed_at': 'its row is deleted at once',
  'visits.client_id': 'a number of the browser',
  'visits.created_by': 'one of the two; who wrote its messages is told with them',
  'visits.proposer_id': 'one of the two; who wrote its messages is told with them',
  'visits.lister_id': 'told as you_are',
  'visits.visitor_id': 'told as you_are',
  'visits.visit_address': 'told as visit_address_you_wrote',
  'visits.version': 'a number of ours',
  'visits.changed_at': 'told by its messages',
  'visits.over_at': 'computed from the times',
  'visits.remind_at': 'computed from the times',
  'visit_links.visit_id': 'told in its visit',
  'visit_links.user_id': 'the account',
  'visit_links.token_hash': 'the hash of a secret',
  'visit_answers.visit_id': 'told in its visit',
  'visit_answers.user_id': 'the account',
  'visit_answers.answered_at': 'told in its visit, as its answer',
  'push_subscriptions.id': 'a number of ours',
  'push_subscriptions.user_id': 'the account',
  'push_subscriptions.session_id': 'told among the sessions',
  'push_subscriptions.endpoint': 'a secret of the browser; its service is told',
  'push_subscriptions.p256dh': 'a key of the browser',
  'push_subscriptions.auth': 'a secret of the browser',
}

/** Where something of a person may be found once the account is gone, and why. */
const remains: Readonly<Record<string, string>> = {
  chats: 'the id alone: the chat is the other person’s too (chats.former-member)',
  former_members: 'the id alone, as long as the chats',
  messages: 'the id beside what was written to others',
  erased_accounts: 'the digest of the id, so that a restored backup is erased from again',
  operator_log: 'append only; the id alone, for what the operator did to be answered for',
  outbox_messages: 'development only, the newest 1,000',
  rate_limits: 'the hash of the address, for the minute in which it gets no second mail',
  reports: 'the id alone, of a report about a profile: until a year after it is decided',
}

/** Every column of every table of ours and of the job queue. */
const columnsThere = `
  SELECT n.nspname AS schema, c.relname AS table, a.attname AS column FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND n.nspname = 'public'
  ORDER BY 1, 2, 3`

let world: MemberWorld
let asha: Person
let rohan: Person
let columns: { readonly table: string; readonly column: string }[]
let copy: unknown

beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha')
  rohan = await world.join('rohan')
  await settle(world, asha, rohan)
  columns = (await world.query(columnsThere)) as typeof columns
  const answer = await world.app.inject({ url: '/api/me/export', headers: asha.headers })
  copy = JSON.parse(String(readZip(answer.rawPayload)['basera-data.json']))
})
afterAll(() => world?.close())

const copied = () => world.data.flatMap(({ tables }) => tables)

/** Every name of a field anywhere in a document. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
}

describe('DPDP 11: the copy', () => {
  it('has decided about every table there is', () => {
    const tables = [...new Set(columns.map(({ table }) => table))]
    const decided = [...copied(), ...Object.keys(notCopied), ...Object.keys(aboutNobody)]
    expect(tables.length).toBeGreaterThan(25)
    expect(tables.filter((table) => !decided.includes(table))).toEqual([])
    expect(decided.filter((table) => !tables.includes(table))).toEqual([])
    expect(new Set(decided).size).toBe(decided.length)
  })

  it('has every column of the tables that it copies, or says why not', () => {
    const missing = world.data.flatMap(({ name, tables }) => {
      const told = new Set(fieldsOf((copy as Record<string, unknown>)[name]))
      return columns
        .filter(({ table, column }) => tables.includes(table) && !told.has(column))
        .map(({ table, column }) => `${table}.${column}`)
    })
    expect(missing.filter((column) => !(column in otherwise))).toEqual([])
  })

  it('gives no reason for what is not there', () => {
    const there = columns.map(({ table, column }) => `${table}.${column}`)
    expect(Object.keys(otherwise).filter((column) => !there.includes(column))).toEqual([])
  })

  it('decides about every column that may name a person, by foreign key or by its own name', async () => {
    const keys = await world.query(
      `SELECT DISTINCT c.conrelid::regclass::text AS table FROM pg_constraint c
       WHERE c.contype = 'f' AND c.confrelid IN ('auth_users'::regclass, 'user_profiles'::regclass)`,
    )
    const personal =
      /(^|_)(user|person|sender|subject|reporter|reported|blocker|blocked)\d?_id$|email|phone|(^|_)ip(_|$)|address|user_agent|endpoint|recipient/
    const named = columns.filter(({ column }) => personal.test(column)).map(({ table }) => table)
    const about = [...copied(), ...Object.keys(notCopied)]
    const open = [...new Set([...keys.map((row) => row.table), ...named])]
    expect(open.length).toBeGreaterThan(15)
    expect(open.filter((table) => !about.includes(table))).toEqual([])
  })
})

describe('DPDP 8(7), 12: erasure', () => {
  const traces = () => ({
    id: asha.id,
    email: asha.email,
    phone: '9876543210',
    words: 'secret of asha',
    device: 'Chrome/140 Android',
    'push address': 'fcm/send/secret',
    'hash of the address': addressKey(asha.email),
    session: asha.sessionId,
  })
  const found = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(traces()).map(async ([name, text]) => [name, await tablesWith(world, text)] as const),
      ),
    )

  it('leaves nothing of a person in any column of any table, but what is said', async () => {
    const before = await found()
    const digest = createHash('sha256')
      .update(Buffer.from(asha.id.replaceAll('-', ''), 'hex'))
      .digest('hex')
    expect(await tablesWith(world, digest)).toEqual([])
    // What is looked for can be found: otherwise the rest would prove nothing.
    for (const [name, tables] of Object.entries(before)) expect([name, tables]).not.toEqual([name, []])
    const { headers, email } = asha
    const payload = { confirm_email: email }
    const device = headers.authorization
    // Rohan uses the same kind of device, and goes first.
    await world.query('DELETE FROM auth_sessions WHERE user_id = $1', [rohan.id])
    const answer = await world.app.inject({
      method: 'DELETE',
      url: '/api/me',
      headers: { authorization: device },
      payload,
    })
    expect(answer.statusCode).toBe(204)
    const after = await found()
    expect(after).toEqual({
      id: ['chats', 'former_members', 'messages', 'operator_log', 'reports'],
      email: ['outbox_messages'],
      phone: ['outbox_messages'],
      words: [],
      device: [],
      'push address': [],
      'hash of the address': ['rate_limits'],
      session: [],
    })
    const left = [...new Set([...Object.values(after).flat(), ...(await tablesWith(world, digest))])]
    expect(left.sort()).toEqual(Object.keys(remains).sort())
    expect(
      await world.query('SELECT reporter_id, reported_id FROM reports WHERE about_id = $1', [asha.id]),
    ).toEqual([{ reporter_id: rohan.id, reported_id: null }])
  })

  it('leaves none of their files', () => {
    expect(world.kept().filter((path) => path.includes(asha.id))).toEqual([])
    expect(world.kept()).toEqual([`profile-images/${rohan.id}/1.webp`])
  })
})
