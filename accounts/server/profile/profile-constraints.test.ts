import {
  bioMaximum,
  budgetMaximum,
  maximumAge,
  minimumAge,
  organizationMaximum,
  personGenders,
  preferredLocationMaximum,
  profileChange,
  roommateGenders,
  tagsMaximum,
  writtenNameMaximum,
} from '@basera/accounts/contract'
import { brokenByUpdate, checksOf, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const id = 'a0000000-0000-4000-8000-000000000001'
let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `WITH users AS (INSERT INTO auth_users (id, email) VALUES ($1, 'asha@example.test'))
     INSERT INTO user_profiles (id, email) VALUES ($1, 'asha@example.test')`,
    [id],
  )
})
afterAll(() => database?.close())

type Change = Readonly<Record<string, unknown>>
type Limits = readonly [good: readonly Change[], bad: readonly Change[]]

const at = (longitude: number) => ({ latitude: 12.9, longitude })
const texts = (most: number) => ['x', 'x'.repeat(most), 'ब'.repeat(most), '😀'.repeat(most)]
const noTexts = (most: number) => ['x'.repeat(most + 1), '😀'.repeat(most + 1), 'a\u0007b']
const tags = (count: number) => Array.from({ length: count }, (_, n) => `tag-${n}`)
const named = (name: string, values: readonly unknown[]) => values.map((value) => ({ [name]: value }))

/** For each rule of the table: changes at the contract's limits, and just beyond them. */
const rules: Readonly<Record<string, Limits>> = {
  user_profiles_full_name_length: [
    named('full_name', texts(writtenNameMaximum)),
    named('full_name', ['', ...noTexts(writtenNameMaximum)]),
  ],
  user_profiles_age_range: [
    named('age', [minimumAge, maximumAge]),
    named('age', [minimumAge - 1, maximumAge + 1]),
  ],
  user_profiles_organization_length: [
    named('organization', texts(organizationMaximum)),
    named('organization', noTexts(organizationMaximum)),
  ],
  user_profiles_gender: [named('gender', [...personGenders, null]), named('gender', ['Male', 'any'])],
  user_profiles_preferred_location_length: [
    named('preferred_location', texts(preferredLocationMaximum)),
    named('preferred_location', noTexts(preferredLocationMaximum)),
  ],
  user_profiles_latitude_range: [
    [-90, 90].map((latitude) => ({ latitude, longitude: 77.6 })),
    [-90.0001, 90.0001].map((latitude) => ({ latitude, longitude: 77.6 })),
  ],
  user_profiles_longitude_range: [[-180, 180].map(at), [-180.0001, 180.0001].map(at)],
  user_profiles_point_whole: [
    [{ latitude: null, longitude: null }, at(77.6)],
    [
      { latitude: 12.9, longitude: null },
      { latitude: null, longitude: 77.6 },
    ],
  ],
  user_profiles_budget_positive: [
    named('budget', [1, budgetMaximum, null]),
    named('budget', [0, budgetMaximum + 1]),
  ],
  user_profiles_roommate_gender: [
    named('roommate_gender_preference', [...roommateGenders, null]),
    named('roommate_gender_preference', ['other', 'any']),
  ],
}

/** Rules that leave more room than the contract: what the contract takes fits, and what it refuses is refused by it alone. */
const wider: Readonly<Record<string, Limits>> = {
  user_profiles_bio_length: [named('bio', texts(bioMaximum)), named('bio', ['x'.repeat(bioMaximum + 1)])],
  user_profiles_lifestyle_tags_count: [
    named('lifestyle_tags', [[], tags(tagsMaximum)]),
    named('lifestyle_tags', [tags(tagsMaximum + 1)]),
  ],
  user_profiles_preferred_tags_count: [
    named('preferred_lifestyle_tags', [[], tags(tagsMaximum)]),
    named('preferred_lifestyle_tags', [tags(tagsMaximum + 1)]),
  ],
}

/** Rules about columns that are not of these forms. */
const notOfTheForms = [
  'user_profiles_email_form',
  'user_profiles_phone_form',
  'user_profiles_phone_verified_whole',
  'user_profiles_pictures_equal',
]

const broken = (change: Change) => brokenByUpdate(database.pool, 'user_profiles', id, change)
const isTaken = (change: Change) => profileChange.safeParse(change).success

describe('the rules of the table of profiles', () => {
  it('each stand beside the field of the contract that says the same', async () => {
    const known = [...Object.keys(rules), ...Object.keys(wider), ...notOfTheForms]
    expect(await checksOf(database.pool, 'user_profiles')).toEqual(known.sort())
  })

  it.each(Object.entries(rules))(
    '%s takes what the contract takes, and refuses what it refuses',
    async (rule, [good, bad]) => {
      for (const change of good)
        expect([isTaken(change), await broken(change)], JSON.stringify(change)).toEqual([true, undefined])
      for (const change of bad)
        expect([isTaken(change), await broken(change)], JSON.stringify(change)).toEqual([false, rule])
    },
  )

  it.each(Object.entries(wider))('%s takes what the contract takes', async (_, [good, bad]) => {
    for (const change of good)
      expect([isTaken(change), await broken(change)], JSON.stringify(change)).toEqual([true, undefined])
    for (const change of bad)
      expect([isTaken(change), await broken(change)], JSON.stringify(change)).toEqual([false, undefined])
  })
})
