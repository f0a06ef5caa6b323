import { useSignInDialog } from '@basera/accounts/web'
import type { ChatCalls } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { startFailure } from './start-failure.ts'

/** The conversation a start led to, and whether it is new. */
export interface Started {
  readonly id: string
  readonly created: boolean
}

/**
 * Starts a conversation because of a room, once however often it is pressed. Whoever still has to verify their phone is
 * asked to in the sign-in dialog, and comes back here.
 */
export function useStart(roomId: string) {
  const api = useApi<ChatCalls>()
  const signIn = useSignInDialog()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'asking' | 'starting' | Started>('asking')
  const [failure, setFailure] = useState<string>()
  const busy = useRef(false)
  const refuse = (error: unknown) => {
    setState('asking')
    setFailure(startFailure(error))
    const code = error instanceof Problem ? error.code : undefined
    if (code === 'phone_not_verified') signIn.open({ step: 'phone-verification', wanted: pathname + search })
  }
  const start = async () => {
    if (busy.current) return
    busy.current = true
    setState('starting')
    setFailure(undefined)
    try {
      setState(await api('POST /api/chats', { body: { room_id: roomId } }))
    } catch (error) {
      refuse(error)
    }
    busy.current = false
  }
  return { state, failure, start }
}
