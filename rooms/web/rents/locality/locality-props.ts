import type { LocalityPage } from '@basera/rooms/contract'

export interface LocalityProps {
  readonly page: LocalityPage
  readonly today: string
  /** Rooms are shown to members only. */
  readonly isForMembers: boolean
}
