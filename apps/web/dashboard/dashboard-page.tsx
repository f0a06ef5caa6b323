import { DoorLocked } from '@basera/platform/design/art'
import { promptHandle, SignInPrompt } from '../signed-out/sign-in-prompt.tsx'

export { DashboardPage as Component } from './dashboard.tsx'

export const handle = promptHandle('dashboard', () => (
  <SignInPrompt page="dashboard" art={<DoorLocked />} offersSearch />
))
