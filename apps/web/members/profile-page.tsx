import { DoorChai } from '@basera/platform/design/art'
import { Today, todayHandle } from './today.tsx'

export const handle = todayHandle('profile')

export function Component() {
  return <Today page="profile" art={<DoorChai />} />
}
