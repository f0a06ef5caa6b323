import { DoorLocked } from '@basera/platform/design/art'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

export const handle = promptHandle('dashboard')

export function Component() {
  return <SignInPrompt page="dashboard" art={<DoorLocked />} offersSearch />
}
