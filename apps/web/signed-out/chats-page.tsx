import { DoorChai } from '@basera/platform/design/art'
import { Today } from '../members/today.tsx'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

const art = <DoorChai />

export const handle = promptHandle('chats', () => <SignInPrompt page="chats" art={art} />)

export function Component() {
  return <Today page="chats" art={art} />
}
