import { DoorBoard } from '@basera/platform/design/art'
import { sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

export const handle = promptHandle('listRoom')

export function Component() {
  return <SignInPrompt page="listRoom" art={<DoorBoard board={sentencesOf(en)('signedOut.board')} />} />
}
