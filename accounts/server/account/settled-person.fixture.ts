import { addressKey } from '../auth/links/mailed-link.ts'
import type { MemberWorld, Person } from './member-world.fixture.ts'

/** Fills every table that can hold something about asha, who lives here with rohan. A new table belongs in here. */
export async function settle(world: MemberWorld, asha: Person, rohan: Person): Promise<void> {
  const { query } = world
  const [{ id: room }] = await query(
    `INSERT INTO rooms (user_id, title, address, rent, available_from, latitude, longitude)
     VALUES ($1, 'Sunny room', 'Indiranagar', 12000, '2026-12-01', 12.9716, 77.6412) RETURNING id`,
    [asha.id],
  )
  const path = `${asha.id}/${room}/1-0.webp`
  await world.files.store('room-images', path, Buffer.from('photo of the room'))
  await world.files.store('profile-images', `${asha.id}/1.webp`, Buffer.from('photo of asha'))
  await world.files.store('profile-images', `${rohan.id}/1.webp`, Buffer.from('photo of rohan'))
  const at = (bucket: string, file: string) => `/storage/v1/object/public/${bucket}/${file}`
  await query(
    `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur) VALUES ($1, $2, 0, 4, 3, 'x')`,
    [room, at('room-images', path)],
  )
  for (const { id } of [asha, rohan])
    await query(
      `UPDATE user_profiles SET avatar_url = $2, profile_picture_url = $2, bio = 'secret of ' || full_name,
         is_roommate_profile_enabled = true, is_listed = true,
         phone = $3, phone_verified = true, phone_verified_at = now() WHERE id = $1`,
      [id, at('profile-images', `${id}/1.webp`), `+9198765432${id === asha.id ? '10' : '11'}`],
    )
  await query('INSERT INTO phone_identities (number_hash, holder_id) VALUES ($1, $2)', [
    'h'.repeat(43),
    asha.id,
  ])
  await query('INSERT INTO saved_rooms (user_id, room_id) VALUES ($1, $3), ($2, $3)', [
    asha.id,
    rohan.id,
    room,
  ])
  await query(
    `INSERT INTO saved_rooms (user_id, room_id, room_title, lister_id)
     VALUES ($1, gen_random_uuid(), 'Sunny room', $2), ($2, gen_random_uuid(), 'Quiet room', $1)`,
    [rohan.id, asha.id],
  )
  await query(
    `WITH alert AS (
       INSERT INTO alerts (user_id, name, query, by_mail, by_push, frequency, south, west, north, east, min_rent, max_rent,
         max_total, facets)
       VALUES ($1, 'secret of asha', 'q=Pune', true, false, 'daily', -90, -180, 90, 180, 0, 1000000, 1000000, 1)
       RETURNING id)
     INSERT INTO alert_matches (alert_id, room_id, rent_fell) SELECT id, $2, false FROM alert`,
    [asha.id, room],
  )
  await query(
    `WITH made AS (INSERT INTO shortlists (id, name, link_id, link_by) VALUES (gen_random_uuid(), 'A list', $3, $1) RETURNING id),
     held AS (INSERT INTO shortlist_members (shortlist_id, user_id, seat) SELECT id, $1, 1 FROM made),
     kept AS (INSERT INTO shortlist_rooms (shortlist_id, room_id, added_by) SELECT id, $2, $1 FROM made)
     SELECT id FROM made`,
    [asha.id, room, asha.id],
  )
  await query(
    `INSERT INTO shortlist_comments (id, shortlist_id, room_id, user_id, text)
     SELECT gen_random_uuid(), shortlist_id, room_id, added_by, 'secret of asha' FROM shortlist_rooms`,
  )
  await query(
    `WITH alert AS (
       INSERT INTO alerts (user_id, kind, name, query, by_mail, by_push, frequency)
       SELECT id, 'roommates', 'secret of ' || CASE WHEN id = $2::uuid THEN 'asha' ELSE 'rohan' END, '?q=quiet', true, false, 'daily' FROM unnest($1::uuid[]) AS id
       RETURNING id, user_id)
     INSERT INTO roommate_alert_matches (alert_id, profile_id)
     SELECT alert.id, other.id FROM alert JOIN unnest($1::uuid[]) AS other (id) ON other.id <> user_id`,
    [[asha.id, rohan.id], asha.id],
  )
  await query('INSERT INTO alert_days (user_id, day, sent) VALUES ($1, now(), 1)', [asha.id])
  const pair = [asha.id, rohan.id].sort()
  const [{ id: chat }] = await query(
    `INSERT INTO chats (user1_id, user2_id, room_id, room_title, last_seq) VALUES ($1, $2, $3, 'Sunny room', 2) RETURNING id`,
    [...pair, room],
  )
  await query(
    `INSERT INTO messages (chat_id, seq, sender_id, client_id, content)
     VALUES ($1, 1, $2, 'a', 'Is it free?'), ($1, 2, $3, 'b', 'Yes, come and see.')`,
    [chat, rohan.id, asha.id],
  )
  await query('INSERT INTO chat_reads (chat_id, user_id, seq) VALUES ($1, $2, 1), ($1, $3, 2)', [
    chat,
    asha.id,
    rohan.id,
  ])
  await query(
    `WITH made AS (
       INSERT INTO visits (chat_id, room_title, lister_id, visitor_id, created_by, client_id, state, proposer_id, slots,
         starts_at, seq, over_at)
       VALUES ($1, 'Sunny room', $2, $3, $2, $1, 'accepted', $2, '{}', now(), 1, now()) RETURNING id
     ), linked AS (INSERT INTO visit_links (visit_id, user_id, token_hash) SELECT id, $2, 'h' FROM made)
     INSERT INTO visit_answers (visit_id, user_id, answer) SELECT id, $2, 'as_described' FROM made`,
    [chat, asha.id, rohan.id],
  )
  await query(
    `WITH named AS (UPDATE messages SET photo_count = 1 WHERE chat_id = $1 AND seq = 2)
     INSERT INTO chat_photos (id, chat_id, sender_id, client_id, seq, place, width, height, blur, stored_at)
     VALUES ($1, $1, $2, $1, 2, 1, 4, 3, 'data:', now())`,
    [chat, asha.id],
  )
  await world.files.store('chat-photos', `${asha.id}/${chat}/${chat}.webp`, Buffer.from('photo of a desk'))
  await query(
    `INSERT INTO number_shares (chat_id, owner_id, viewer_id, state, agreed_at) VALUES ($1, $2, $3, 'shared', now())`,
    [chat, asha.id, rohan.id],
  )
  await query("INSERT INTO work_proofs (user_id, domain, mailbox_hash) VALUES ($1, 'infosys.com', 'h')", [
    asha.id,
  ])
  await query(
    `WITH checked AS (INSERT INTO photo_checks (user_id, status) VALUES ($1, 'waiting')),
       asked AS (INSERT INTO live_gestures (user_id, gesture, expires_at) VALUES ($1, 'fist', now()))
     INSERT INTO live_pictures (user_id, gesture, picture) VALUES ($1, 'fist', 'secret of asha')`,
    [asha.id],
  )
  await query(
    "INSERT INTO auth_links (user_id, kind, token_hash, expires_at) VALUES ($1, 'recovery', 'h', now())",
    [asha.id],
  )
  await query(
    `INSERT INTO auth_codes (code_hash, user_id, method, code_challenge, code_challenge_method, expires_at)
     VALUES ('h', $1, 'recovery', 'c', 's256', now())`,
    [asha.id],
  )
  await query(
    "INSERT INTO phone_codes (user_id, phone, code_hash, expires_at) VALUES ($1, '+919876543210', 'h', now())",
    [asha.id],
  )
  await query(
    "INSERT INTO email_codes (user_id, purpose, email, code_hash, expires_at) VALUES ($1, 'change', $2, 'h', now())",
    [asha.id, asha.email],
  )
  await query(
    `INSERT INTO email_changes (user_id, old_email, new_email, undo_hash, undo_until)
     VALUES ($1, $2, 'asha.new@example.test', 'h', now())`,
    [asha.id, asha.email],
  )
  await query("INSERT INTO auth_browsers (user_id, name) VALUES ($1, 'Chrome on Android')", [asha.id])
  await query(
    `INSERT INTO roommate_answers (user_id, answers, own, answered, asks, musts, fine, must_fine)
     VALUES ($1, '{"sleep": {"own": "early", "fine": ["early"], "weight": "some"}}', 1, 7, 7, 0, 1, 0)`,
    [asha.id],
  )
  await query(
    `WITH made AS (
       INSERT INTO roommate_groups (id, name, seeks, place, about, written_by)
       VALUES (gen_random_uuid(), 'A group', 'home', 'Pune', 'secret of asha', $1) RETURNING id)
     INSERT INTO roommate_group_members (user_id, group_id, seat, musts) SELECT $1, id, 1, '{sleep}' FROM made`,
    [asha.id],
  )
  await query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2), ($2, $1)', [asha.id, rohan.id])
  await query(
    `INSERT INTO reports (reporter_id, reported_id, about, about_id, reason)
     VALUES ($1, $2, 'chat', $3, 'spam'), ($2, $1, 'chat', $3, 'scam')`,
    [asha.id, rohan.id, chat],
  )
  await query(
    'INSERT INTO report_screenshots (id, account_id, draft_of) VALUES (gen_random_uuid(), $1, $1)',
    [asha.id],
  )
  await query(
    `WITH opened AS (INSERT INTO cases (kind, subject_kind, subject_id, account_id, harm, held_by, decided_at)
       VALUES ('reports', 'room', $2, $1, 2, $1, now()) RETURNING id),
     decided AS (INSERT INTO case_decisions (case_id, moderator_id, decision, rule, statement)
       SELECT id, $1, 'take_down', 'own_room', 'Not your photos.' FROM opened RETURNING id)
     INSERT INTO appeals (decision_id, account_id, text, decided_by, decided_at, outcome, answer)
     SELECT id, $1, 'They are mine.', $1, now(), 'upheld', 'No.' FROM decided`,
    [asha.id, room],
  )
  await query("INSERT INTO moderators (account_id, role, totp_secret) VALUES ($1, 'moderator', 'sealed')", [
    asha.id,
  ])
  await query(
    `INSERT INTO moderator_entries (session_id, account_id)
     SELECT id, user_id FROM auth_sessions WHERE user_id = $1 LIMIT 1`,
    [asha.id],
  )
  await query("INSERT INTO live_processes (id, alive_until) VALUES ($1, now() + interval '1 minute')", [chat])
  await query('INSERT INTO live_people (process_id, user_id) VALUES ($1, $2)', [chat, asha.id])
  await query(
    `INSERT INTO live_tickets (hash, user_id, session_id, expires_at)
     SELECT 'h', user_id, id, now() FROM auth_sessions WHERE user_id = $1 LIMIT 1`,
    [asha.id],
  )
  await query("INSERT INTO quick_replies (user_id, position, content) VALUES ($1, 0, 'Which gate?')", [
    asha.id,
  ])
  await query('INSERT INTO hidden_messages (chat_id, user_id, seq) VALUES ($1, $2, 1)', [chat, asha.id])
  await query('INSERT INTO chat_settings (chat_id, user_id, muted) VALUES ($1, $2, true)', [chat, asha.id])
  await query('INSERT INTO chat_notices (user_id, mails) VALUES ($1, false)', [asha.id])
  await query('INSERT INTO chat_mails (chat_id, user_id, due_at) VALUES ($1, $2, now())', [chat, asha.id])
  await query(
    `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
     VALUES ($1, $2, 'https://fcm.googleapis.com/fcm/send/secret', 'k', 'a')`,
    [asha.id, asha.sessionId],
  )
  await query(
    "INSERT INTO rate_limits (key, points) VALUES ('avatar-change:' || $1, 1), ('avatar-change:' || $2, 1)",
    [asha.id, rohan.id],
  )
  await query(
    `INSERT INTO consents (user_id, purpose, act, notice_version, language, means) VALUES
       ($1, 'service', 'given', '2025-01-31', 'en', 'sign_up'), ($1, 'service', 'seen', '2025-06-30', 'en', 'notice'),
       ($1, 'push', 'given', '2025-06-30', 'en', 'settings'), ($1, 'push', 'withdrawn', '2025-06-30', 'en', 'settings')`,
    [asha.id],
  )
  await query('UPDATE auth_users SET last_used_at = now(), erasure_announced_at = now() WHERE id = $1', [
    asha.id,
  ])
  await leaveTraces(world, asha, rohan)
}

/** What is left on purpose when a person goes. */
async function leaveTraces({ query }: MemberWorld, asha: Person, rohan: Person): Promise<void> {
  await query(
    "INSERT INTO reports (reporter_id, reported_id, about, about_id, reason) VALUES ($2, $1, 'profile', $1, 'fake')",
    [asha.id, rohan.id],
  )
  await query(
    "INSERT INTO operator_log (operator, command, subject, subject_id) VALUES ('op', 'people show', 'person', $1)",
    [asha.id],
  )
  await query(
    `INSERT INTO outbox_messages (channel, recipient, body_text) VALUES
       ('email', $1, 'Hello'), ('sms', '+919876543210', '123456')`,
    [asha.email],
  )
  await query('INSERT INTO rate_limits (key, points) VALUES ($1, 1)', [
    `mail-cooldown-magiclink:${addressKey(asha.email)}`,
  ])
}

/** Every table with a row that holds a text anywhere, in whatever column. */
export async function tablesWith({ query }: MemberWorld, text: string): Promise<string[]> {
  const tables = await query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await query(`SELECT 1 FROM ${name} AS held WHERE held::text LIKE $1 LIMIT 1`, [`%${text}%`])
    if (rows.length > 0) found.push(name)
  }
  return found
}
