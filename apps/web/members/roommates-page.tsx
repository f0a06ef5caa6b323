import { DoorChai } from '@basera/platform/design/art'
import { Today, todayHandle } from './today.tsx'

export const handle = todayHandle('findRoommate')

export function Component() {
  return <Today page="findRoommate" art={<DoorChai />} />
}
