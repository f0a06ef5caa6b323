import { DoorChai } from '@basera/platform/design/art'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

export const handle = promptHandle('yourProfile', () => (
  <SignInPrompt page="yourProfile" art={<DoorChai />} />
))
