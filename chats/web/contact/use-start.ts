import { useSignInDialog } from '@basera/accounts/web'
import type { ChatCalls, ConversationStart } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { StartFailure } from './start-failure.ts'

/** The conversation a start led to, and whether it is new. */
export interface Started {
  readonly id: string
  readonly created: boolean
}

/**
 * Starts a conversation because of a room or a roommate profile, once however often it is pressed. Whoever still has to
 * verify their phone is asked to in the sign-in dialog, and comes back here.
 */
export function useStart(because: ConversationStart, failureOf: StartFailure) {
  const api = useApi<ChatCalls>()
  const signIn = useSignInDialog()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'asking' | 'starting' | Started>('asking')
  const [failure, setFailure] = useState<string>()
  const busy = useRef(false)
  const refuse = (error: unknown) => {
    setState('asking')
    setFailure(failureOf(error))
    const code = error instanceof Problem ? error.code : undefined
    if (code === 'phone_not_verified') signIn.open({ step: 'phone-verification', wanted: pathname + search })
  }
  const start = async () => {
    if (busy.current) return
    busy.current = true
    setState('starting')
    setFailure(undefined)
    try {
      setState(await api('POST /api/chats', { body: because }))
    } catch (error) {
      refuse(error)
    }
    busy.current = false
  }
  return { state, failure, start }
}

export type Start = ReturnType<typeof useStart>
