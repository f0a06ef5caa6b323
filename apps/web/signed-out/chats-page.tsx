import { DoorChai } from '@basera/platform/design/art'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

export { ChatsPage as Component } from '@basera/chats/web'

export const handle = {
  ...promptHandle('chats', () => <SignInPrompt page="chats" art={<DoorChai />} />),
  canBeRead: true,
}
