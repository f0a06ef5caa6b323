import type { Room, RoomCard, RoomImage } from '@basera/rooms/contract'

const lister = {
  id: '0b8f5f36-6f3c-4b0c-9a57-7a8f5d1f1f00',
  full_name: 'Meenakshi Rao',
  avatar_url: null,
  organization: 'Sarvodaya School',
  phone_verified: true,
}

const shared = {
  id: '6f1c2f0e-7d0b-4f0e-9a53-3f1d3b1f6a10',
  user_id: lister.id,
  title: 'Sunny room near Sony World Signal',
  address: '14, 7th Cross, Koramangala 6th Block, Bengaluru 560095',
  rent: 14_500,
  deposit: 50_000,
  bills_estimate: 1_800,
  available_from: '2026-07-01',
  gender_preference: 'any',
  current_tenants: 1,
  max_tenants: 3,
  smoking_allowed: false,
  pets_allowed: true,
  wifi_included: true,
  public_latitude: 12.935,
  public_longitude: 77.624,
  status: 'live',
  confirmed_at: '2026-06-01T08:00:00Z',
  created_at: '2026-06-01T08:00:00Z',
  lister,
} as const

export const someImage = (order = 0, alt: string | null = null): RoomImage => ({
  id: `0000000${order}-0000-4000-8000-000000000000`,
  image_url: `/storage/v1/object/public/room-images/someone/some-room/${order}.webp`,
  display_order: order,
  width: 1600,
  height: 1200,
  blur: 'data:image/webp;base64,AAAA',
  alt,
})

export const someRoomCard = (patch: Partial<RoomCard> = {}): RoomCard => ({
  ...shared,
  distance_km: null,
  cover: someImage(),
  image_count: 6,
  ...patch,
})

export const someRoom = (patch: Partial<Room> = {}): Room => ({
  ...shared,
  description: 'East-facing room on the second floor with morning sun.',
  alcohol_allowed: false,
  gym_access: false,
  swimming_pool: false,
  parking_available: false,
  security_deposit: false,
  music_allowed: false,
  custom_amenities: [],
  updated_at: '2026-06-02T08:00:00Z',
  images: [someImage(0, 'Bedroom'), someImage(1, 'Balcony'), someImage(2), someImage(3)],
  ...patch,
})
