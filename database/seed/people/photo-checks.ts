import { day } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { PhotoCheckRow, ProfileRow } from '../rows.ts'

/** Of those with a picture two in five had it checked, two days after they joined; rohan is one, asha is not. */
export const photoChecksOf = (profiles: readonly ProfileRow[], dice: Dice): PhotoCheckRow[] =>
  profiles.flatMap(({ id, avatar_url: picture, phone_verified_at: joined }, index) => {
    if (!picture || !joined || (index % 5 !== 1 && index % 5 !== 4)) return []
    const daysLater = (days: number) => new Date(Date.parse(String(joined)) + days * day).toISOString()
    return [
      {
        user_id: id,
        id: dice.of('photo-check', String(id)).uuid(),
        status: 'matched',
        sent_at: daysLater(1),
        decided_at: daysLater(2),
      },
    ]
  })
