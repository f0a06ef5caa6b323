import type { RoomCard, RoomImage, RoomPage } from '@basera/rooms/contract'
import { placeOfAddress } from './place-of-address.ts'

const parts = [
  ...(['id', 'title', 'rent', 'bills_estimate', 'maintenance', 'brokerage', 'available_from'] as const),
  ...(['gender_preference', 'current_tenants', 'max_tenants', 'smoking_allowed', 'pets_allowed'] as const),
  ...(['wifi_included', 'status', 'confirmed_at', 'home_type', 'layout', 'furnishing'] as const),
  ...(['distance_km', 'commute_minutes', 'image_count'] as const),
]
type Part = (typeof parts)[number]

export type ShownPhoto = Pick<RoomImage, 'image_url' | 'width' | 'height' | 'blur'>

/** What a list shows of a room, of whose latitude it only tells whether there is one. */
export interface ShownRoom extends Pick<RoomCard, Part | 'address' | 'public_latitude'> {
  readonly cover: ShownPhoto | null
}

export type ShownPage = Omit<RoomPage, 'items'> & { readonly items: ShownRoom[] }

/** Rooms that a first look shows. Previews of further photos, which nothing compresses, are not worth their bytes. */
const firstLook = 4

/** The page without what no card shows: all of it stands in the document. */
export function shownPage(page: RoomPage): ShownPage {
  const items = page.items.map((room, index): ShownRoom => {
    const shown = Object.fromEntries(parts.map((part) => [part, room[part]])) as Pick<RoomCard, Part>
    const { image_url = '', width = 0, height = 0, blur = '' } = room.cover ?? {}
    return {
      ...shown,
      address: placeOfAddress(room.address),
      public_latitude: room.public_latitude === null ? null : Math.round(room.public_latitude),
      cover: room.cover && { image_url, width, height, blur: index < firstLook ? blur : '' },
    }
  })
  return { ...page, items }
}
