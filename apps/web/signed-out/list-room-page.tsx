import { DoorBoard } from '@basera/platform/design/art'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import { promptHandle, SignInPrompt } from './sign-in-prompt.tsx'

const art = <DoorBoard board={sentencesOf(en)('signedOut.board')} />

export const handle = promptHandle('listRoom', () => <SignInPrompt page="listRoom" art={art} />)
