import type { Answers } from '@basera/roommates/contract'
import type pg from 'pg'
import { dice } from '../base/dice.ts'
import { type DemoData, demoSeed } from '../demo-data.ts'
import type { ProfileRow } from '../rows.ts'
import { roommateAnswersOf } from './roommate-answers.ts'

const text = {
  home: {
    name: 'Three desks and a balcony',
    about:
      'We work near each other and want one flat with a proper kitchen. Calm on weekdays, filter coffee on Sundays.',
    days: 3,
  },
  person: {
    name: 'Room for one more',
    about: 'We have a flat in view and look for a third who likes plants and pays on time.',
    days: 6,
  },
} as const

const day = 86_400_000

/** Area and city; the state is left out. */
const placeOf = ({ preferred_location: place }: ProfileRow) => place?.split(',').slice(0, 2).join(',') ?? ''
const cityOf = (profile: ProfileRow) => placeOf(profile).split(',')[1]

/** Listed people of Rohan's city with a budget, those for whom smoking is a must apart. */
function companions(profiles: readonly ProfileRow[], rohan: ProfileRow) {
  const answers = new Map(
    roommateAnswersOf(profiles, dice(demoSeed)).map((row) => [row.user_id, row.answers]),
  )
  const isStrict = ({ id }: ProfileRow) =>
    (answers.get(String(id)) as Answers | undefined)?.smoking?.weight === 'must'
  const near = profiles.filter(
    (one) => one.is_listed && one.budget && one !== rohan && cityOf(one) === cityOf(rohan),
  )
  return { strict: near.filter(isStrict), others: near.filter((one) => !isStrict(one)) }
}

/** Two groups of listed people in Rohan's city, one of them his own (roommates.group-made). */
export async function fillDemoGroups(
  client: pg.PoolClient,
  { profiles }: Pick<DemoData, 'profiles'>,
  now: Date,
): Promise<void> {
  const rohan = profiles.find(({ email }) => email?.startsWith('rohan@'))
  if (!rohan) return
  const { strict, others } = companions(profiles, rohan)
  const groups = [
    { seeks: 'home', members: [rohan, ...others.slice(0, 2)] },
    { seeks: 'person', members: [...strict, ...others.slice(2)].slice(0, 2) },
  ] as const
  for (const { seeks, members } of groups) {
    const [first] = members
    const id = dice(`groups/${seeks}`).uuid()
    const { name, about, days } = text[seeks]
    const made = new Date(now.getTime() - days * day)
    const moveIn = new Date(now.getTime() + 20 * day).toISOString().slice(0, 10)
    await client.query(
      `INSERT INTO roommate_groups (id, name, seeks, place, move_in, about, written_by, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, name, seeks, first ? placeOf(first) : '', moveIn, about, first?.id, made.toISOString()],
    )
    await client.query(
      `INSERT INTO roommate_group_members (user_id, group_id, seat, joined_at)
       SELECT user_id, $1, seat, $3::timestamptz + seat * interval '2 hours'
       FROM unnest($2::uuid[]) WITH ORDINALITY AS member (user_id, seat)`,
      [id, members.map((one) => one.id), made.toISOString()],
    )
    await client.query(
      `UPDATE roommate_group_members m SET musts = shared.musts FROM (
         SELECT m.group_id, array_agg(DISTINCT question) AS musts FROM roommate_group_members m
           JOIN roommate_answers a USING (user_id), jsonb_each(a.answers) AS given (question, answer)
         WHERE m.group_id = $1 AND answer ->> 'weight' = 'must' GROUP BY m.group_id) shared
       WHERE m.group_id = shared.group_id`,
      [id],
    )
  }
}
