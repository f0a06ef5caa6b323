import { useOwnProfile, useSignInDialog } from '@basera/accounts/web'
import type { ChatCalls, ChatStart } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetMeant } from './meant-message.ts'
import type { StartFailure } from './start-failure.ts'

/** The chat that a start leads to; `created` when it is new. */
export interface StartedChat {
  readonly id: string
  readonly created: boolean
}

/** Ignores presses while it runs. Unverified members go to the phone check, or first to the name they left out, and come back. */
export function useStartChat(target: ChatStart, failureOf: StartFailure) {
  const api = useApi<ChatCalls>()
  const signIn = useSignInDialog()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'asking' | 'starting' | StartedChat>('asking')
  const [failure, setFailure] = useState<string>()
  const busy = useRef(false)
  const { profile } = useOwnProfile()
  const isNameless = profile !== null && !profile.full_name && profile.age === null
  const fail = (error: unknown) => {
    setState('asking')
    const code = error instanceof Problem ? error.code : undefined
    if (code !== 'phone_not_verified') return setFailure(failureOf(error))
    signIn.open({ step: isNameless ? 'profile' : 'phone-verification', wanted: pathname + search })
  }
  const start = async () => {
    if (busy.current) return
    busy.current = true
    setState('starting')
    setFailure(undefined)
    try {
      const chat = await api('POST /api/chats', { body: target })
      if ('room_id' in target) forgetMeant(target.room_id)
      setState(chat)
    } catch (error) {
      fail(error)
    }
    busy.current = false
  }
  return { state, failure, start }
}

export type StartChat = ReturnType<typeof useStartChat>
