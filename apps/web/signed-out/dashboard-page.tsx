import { DoorLocked } from '@basera/platform/design/art'
import { Today } from '../members/today.tsx'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

const art = <DoorLocked />

export const handle = promptHandle('dashboard', () => (
  <SignInPrompt page="dashboard" art={art} offersSearch />
))

export function Component() {
  return <Today page="dashboard" art={art} />
}
