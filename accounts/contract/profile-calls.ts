import { type Calls, id, timestamp } from '@basera/platform/contract'
import { languageCodes } from '@basera/platform/contract/languages'
import { z } from 'zod'
import { profileFields, writtenFullName } from './account-fields.ts'
import { pictureMaximumBytes } from './limits.ts'
import { roommateFields } from './roommate-fields.ts'
import { roommateSentences } from './roommate-sentences.ts'
import { personGenders, roommateGenders } from './roommate-words.ts'

/** A member's own profile row; nobody else sees all of it (accounts.profile-own). */
const ownProfile = z.object({
  id,
  email: z.string(),
  /** A mailed link was opened, or Google vouched (accounts.unproven-cleaned). */
  email_proven: z.boolean(),
  has_password: z.boolean(),
  /** In which the person is written to; null until it is known (accounts.account-language). */
  language: z.enum(languageCodes).nullable(),
  full_name: z.string().nullable(),
  age: z.number().int().nullable(),
  organization: z.string().nullable(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  phone_verified_at: timestamp.nullable(),
  avatar_url: z.string().nullable(),
  profile_picture_url: z.string().nullable(),
  is_roommate_profile_enabled: z.boolean(),
  is_listed: z.boolean(),
  show_email: z.boolean(),
  bio: z.string().nullable(),
  gender: z.enum(personGenders).nullable(),
  preferred_location: z.string().nullable(),
  /** The exact point in degrees; nobody else gets it (accounts.profile-own). */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  budget: z.number().int().nullable(),
  lifestyle_tags: z.array(z.string()),
  preferred_lifestyle_tags: z.array(z.string()),
  roommate_gender_preference: z.enum(roommateGenders).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})

export type OwnProfile = z.output<typeof ownProfile>

/** Profile fields that a member may change; not e-mail or phone (accounts.email-fixed). */
export const profileChange = z
  .strictObject({
    ...profileFields,
    full_name: writtenFullName,
    ...roommateFields,
    language: z.enum(languageCodes),
  })
  .partial()
  .refine(
    ({ latitude, longitude }) =>
      // Both coordinates are sent or neither (accounts.point-whole).
      (latitude === undefined) === (longitude === undefined) && (latitude === null) === (longitude === null),
    { path: ['longitude'], message: roommateSentences.pointWhole },
  )

export const profileCalls = {
  'GET /api/me/profile': {
    summary: "The caller's own profile",
    access: 'signed-in',
    response: ownProfile,
  },
  'PATCH /api/me/profile': {
    summary: "Change the caller's account or roommate fields",
    access: 'signed-in',
    body: profileChange,
    response: ownProfile,
  },
  'PUT /api/me/avatar': {
    summary: "Replace the caller's picture: one JPEG, PNG or WebP file",
    access: 'signed-in',
    upload: { maxBytes: pictureMaximumBytes },
    response: z.object({ avatar_url: z.string(), profile_picture_url: z.string() }),
  },
} satisfies Calls

export type ProfileCalls = typeof profileCalls
