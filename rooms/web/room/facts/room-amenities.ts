import {
  CheckIcon,
  CigaretteIcon,
  DumbbellIcon,
  MusicIcon,
  PawPrintIcon,
  ShieldCheckIcon,
  SquareParkingIcon,
  WavesIcon,
  WifiIcon,
  WineIcon,
} from '@basera/platform/design/icons'
import { sentencesOf } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import en from '../../locales/en.json'

const t = sentencesOf(en)

interface Amenity {
  readonly Icon: typeof WifiIcon
  readonly words: string
}

/**
 * The lines of "Amenities & Features": WiFi, pets, smoking, other flags, custom features; a custom feature named like a
 * flag is left out.
 */
export function amenitiesOf(room: Room): readonly Amenity[] {
  const flags = [
    [room.wifi_included, WifiIcon, t('rooms.room.wifi')],
    [room.pets_allowed, PawPrintIcon, t('rooms.room.pets')],
    [room.smoking_allowed, CigaretteIcon, t('rooms.room.smoking')],
    [room.parking_available, SquareParkingIcon, t('rooms.room.parking')],
    [room.security_deposit, ShieldCheckIcon, t('rooms.room.security')],
    [room.gym_access, DumbbellIcon, t('rooms.room.gym')],
    [room.swimming_pool, WavesIcon, t('rooms.room.pool')],
    [room.music_allowed, MusicIcon, t('rooms.room.music')],
    [room.alcohol_allowed, WineIcon, t('rooms.room.alcohol')],
  ] as const
  const listed = flags.flatMap(([isOn, AmenityIcon, words]) => (isOn ? [{ Icon: AmenityIcon, words }] : []))
  const known = new Set(listed.map(({ words }) => words.toLowerCase()))
  const custom = room.custom_amenities.filter((words) => !known.has(words.toLowerCase()))
  return [...listed, ...custom.map((words) => ({ Icon: CheckIcon, words }))]
}
