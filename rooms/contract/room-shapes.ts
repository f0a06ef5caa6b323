import { shownProofs } from '@basera/accounts/contract'
import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { roomGenders, roomStatuses } from './limits.ts'
import { householdKinds, type RoomChoice, type RoomComfort, roomChoices, roomComforts } from './room-facts.ts'

/** A photo. `image_url` takes `?w=320|640|1280`; `blur` is a tiny preview as a `data:` address. Sizes in pixels. */
export const roomImage = z.object({
  id: z.string(),
  image_url: z.string(),
  display_order: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  blur: z.string(),
  alt: z.string().nullable(),
})
export type RoomImage = z.output<typeof roomImage>

/** What everyone sees of a lister: never e-mail or phone (accounts.others-see). */
const roomLister = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  organization: z.string().nullable(),
  phone_verified: z.boolean(),
  /** Lists rooms for a living (trust.professional-lister). */
  professional: z.boolean(),
})
/** On a room's own page. */
const pageLister = roomLister.extend({ proofs: shownProofs })
export type PageLister = z.output<typeof pageLister>
export type RoomLister = z.output<typeof roomLister>

const choice = <Name extends RoomChoice>(name: Name) => z.enum(roomChoices[name]).nullable()
const sum = z.number().int().nullable()

/** Facts that a card shows; null is "not said" (rooms.room-facts). Whole rupees. */
const cardFacts = {
  home_type: choice('home_type'),
  layout: choice('layout'),
  furnishing: choice('furnishing'),
  posted_by: choice('posted_by'),
  brokerage: sum,
  maintenance: sum,
}

const comforts = Object.fromEntries(roomComforts.map((name) => [name, z.boolean().nullable()])) as Record<
  RoomComfort,
  z.ZodNullable<z.ZodBoolean>
>

const pageFacts = {
  bathroom: choice('bathroom'),
  meals: choice('meals'),
  kitchen: choice('kitchen'),
  lock_in_months: sum,
  notice_days: sum,
  painting_charge: sum,
  ...comforts,
  gate_closes_at: z.string().nullable(),
  household: z.array(z.object({ kind: z.enum(householdKinds), count: z.number().int() })).nullable(),
}

/** Whole rupees, blurred location in degrees; `confirmed_at` is the lister's last confirmation. */
const shown = {
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  address: z.string(),
  rent: z.number().int(),
  deposit: z.number().int(),
  bills_estimate: z.number().int(),
  available_from: z.iso.date(),
  gender_preference: z.enum(roomGenders),
  current_tenants: z.number().int(),
  max_tenants: z.number().int(),
  smoking_allowed: z.boolean(),
  pets_allowed: z.boolean(),
  wifi_included: z.boolean(),
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  status: z.enum(roomStatuses),
  confirmed_at: timestamp,
  created_at: timestamp,
  ...cardFacts,
  lister: roomLister,
}

/** `distance_km` is the great-circle distance to the blurred location, or null; `cover` is the first photo. */
export const roomCard = z.object({
  ...shown,
  distance_km: z.number().nullable(),
  /** About so many minutes to the searched destination; null without one, and for a room without a location. */
  commute_minutes: z.number().int().nullable(),
  cover: roomImage.nullable(),
  image_count: z.number().int(),
})
export type RoomCard = z.output<typeof roomCard>

export const room = z.object({
  ...shown,
  description: z.string().nullable(),
  alcohol_allowed: z.boolean(),
  gym_access: z.boolean(),
  swimming_pool: z.boolean(),
  parking_available: z.boolean(),
  security_deposit: z.boolean(),
  music_allowed: z.boolean(),
  custom_amenities: z.array(z.string()),
  updated_at: timestamp,
  ...pageFacts,
  lister: pageLister,
  images: z.array(roomImage),
})
export type Room = z.output<typeof room>
