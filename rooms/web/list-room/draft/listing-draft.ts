import { type DeviceStore, deviceStore } from '@basera/platform/web'
import { sentenceOf } from '@basera/platform/web/form'
import {
  factFields,
  type RoomFact,
  type RoomImage,
  roomFactNames,
  roomFactNumbers,
} from '@basera/rooms/contract'
import { newRoomValues, type RoomValues } from '../../form/room-values.ts'

/** Its bytes are on the {@link PhotoShelf}. */
export interface DraftPhoto {
  readonly clientId: string
  readonly name: string
  readonly image?: RoomImage
}

/** A listing that is being written, or whose photos are still uploading. */
export interface ListingDraft {
  /** A room sent twice under it is one room (rooms.listed-once). */
  readonly clientId: string
  readonly step: number
  readonly values: RoomValues
  readonly photos: readonly DraftPhoto[]
  /** Set once the room is created. */
  readonly roomId?: string
}

export const newDraft = (): ListingDraft => ({
  clientId: crypto.randomUUID(),
  step: 0,
  values: newRoomValues(),
  photos: [],
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isPlace = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    typeof value.label === 'string' &&
    typeof value.latitude === 'number' &&
    typeof value.longitude === 'number')

const isFact = (name: string): name is RoomFact => roomFactNames.some((fact) => fact === name)

/** Wrong ones too: the form says what is wrong. */
const numbers: readonly string[] = ['rent', 'deposit', 'bills_estimate', ...roomFactNumbers]

function isValues(value: unknown): value is RoomValues {
  if (!isObject(value)) return false
  const alike = Object.entries(newRoomValues()).every(([name, model]) => {
    const given = value[name]
    // Drafts of before have no facts.
    if (isFact(name) && given === undefined) return true
    if (numbers.includes(name)) return given === null || typeof given === 'number'
    if (isFact(name)) return sentenceOf(factFields[name], given) === undefined
    return typeof given === typeof model
  })
  const { address, custom_amenities: features } = value
  return (
    alike &&
    isObject(address) &&
    typeof address.text === 'string' &&
    isPlace(address.place) &&
    Array.isArray(features) &&
    features.every((feature) => typeof feature === 'string')
  )
}

const isImage = (value: unknown) =>
  value === undefined ||
  (isObject(value) && typeof value.id === 'string' && typeof value.image_url === 'string')

const isPhoto = (value: unknown): value is DraftPhoto =>
  isObject(value) &&
  typeof value.clientId === 'string' &&
  typeof value.name === 'string' &&
  isImage(value.image)

/** A draft of before the form asked for facts says none of them. */
export const completeDraft = (draft: ListingDraft): ListingDraft => ({
  ...draft,
  values: { ...newRoomValues(), ...draft.values },
})

/** Whether stored data is a draft of today's form; anything else counts as none. */
export function isDraft(value: unknown): value is ListingDraft | null {
  if (value === null) return true
  return (
    isObject(value) &&
    typeof value.clientId === 'string' &&
    Number.isInteger(value.step) &&
    isValues(value.values) &&
    Array.isArray(value.photos) &&
    value.photos.every(isPhoto) &&
    (value.roomId === undefined || typeof value.roomId === 'string')
  )
}

const stores = new Map<string, DeviceStore<ListingDraft | null>>()

/** A member's draft in this browser; survives reloads, crashes and signing in. */
export function draftStore(userId: string): DeviceStore<ListingDraft | null> {
  const known = stores.get(userId) ?? deviceStore(`basera-list-room-${userId}`, null, isDraft)
  stores.set(userId, known)
  return known
}

const isName = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** The client id of the listing sent last, for other tabs that still edit it. */
export const sentStore = (userId: string): DeviceStore<string | null> =>
  deviceStore(`basera-list-room-sent-${userId}`, null, isName)
