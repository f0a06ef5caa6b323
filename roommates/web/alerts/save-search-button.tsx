import { saveSearchButton } from '@basera/alerts/web'
import type { RoommateFilters } from '@basera/roommates/contract'

export const SaveSearchButton = saveSearchButton<RoommateFilters>(() =>
  import('./save-roommate-search.tsx').then((module) => module.SaveRoommateSearch),
)
