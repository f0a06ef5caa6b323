import type pg from 'pg'
import type { DemoData } from '../demo-data.ts'

/** What the checks hold back, in words that they find. */
const held = [
  {
    reason: 'scam_wording',
    harm: 3,
    title: 'Fully furnished 2 BHK, owner abroad',
    description:
      'I am posted in Canada and cannot show the flat in person. Pay one month advance and I will courier the keys to you.',
  },
  {
    reason: 'fair_housing',
    harm: 1,
    title: 'Quiet room in a family house with a terrace',
    description: 'Only Hindu families. Water all day, and the market is across the road.',
  },
] as const

/** Puts the landlord's two newest rooms in review, each with its case (rooms.in-review). */
export async function holdDemoRooms(
  client: pg.PoolClient,
  { users, rooms }: DemoData,
  now: Date,
): Promise<void> {
  const landlord = users.find(({ email }) => email.startsWith('landlord@'))?.id
  const own = rooms.filter(({ user_id }) => user_id === landlord).slice(-held.length)
  for (const [index, { id }] of own.entries()) {
    const { reason, harm, title, description } = held[index] ?? held[0]
    await client.query(
      `UPDATE rooms SET title = $2, description = $3, review_since = $5::timestamptz - interval '5 hours', review_reasons = ARRAY[$4]
       WHERE id = $1`,
      [id, title, description, reason, now.toISOString()],
    )
    await client.query(
      `INSERT INTO cases (kind, subject_kind, subject_id, title, account_id, identity_id, harm, because, opened_at)
       SELECT 'review', 'room', id, title, user_id, (SELECT id FROM phone_identities WHERE holder_id = user_id), $2,
         review_reasons, review_since FROM rooms WHERE id = $1`,
      [id, harm],
    )
  }
}
