import { saveSearchButton } from '@basera/alerts/web'
import type { RoomFilters } from '@basera/rooms/contract'

export const SaveSearchButton = saveSearchButton<RoomFilters>(() =>
  import('./save-room-search.tsx').then((module) => module.SaveRoomSearch),
)
