import { confirmAfterDays, hideAfterDays, type RoomStatus } from '@basera/rooms/contract'

/** Days without a confirmation until the lister is asked, and until the room leaves search. */
export interface RoomLife {
  readonly confirmAfterDays: number
  readonly hideAfterDays: number
}

export const usualRoomLife: RoomLife = { confirmAfterDays, hideAfterDays }

const day = 86_400_000

/** What the lister is told about confirmations; only live rooms need them. */
export function roomLifeAt(
  { confirmAfterDays, hideAfterDays }: RoomLife,
  room: { readonly status: RoomStatus; readonly confirmed_at: Date },
  now: Date = new Date(),
): { readonly asks_confirmation: boolean; readonly leaves_search_at: string | null } {
  if (room.status !== 'live') return { asks_confirmation: false, leaves_search_at: null }
  const confirmed = room.confirmed_at.getTime()
  return {
    asks_confirmation: now.getTime() - confirmed >= confirmAfterDays * day,
    leaves_search_at: new Date(confirmed + hideAfterDays * day).toISOString(),
  }
}
