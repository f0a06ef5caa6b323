import { DoorChai } from '@basera/platform/design/art'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

export const handle = promptHandle('chats')

export function Component() {
  return <SignInPrompt page="chats" art={<DoorChai />} />
}
