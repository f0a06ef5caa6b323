import type { NotificationCalls } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useRef, useState } from 'react'

export type Stage = 'asking' | 'off' | 'on' | 'broken'

export async function saveMailPreference(
  api: Api<NotificationCalls>,
  token: string,
  mails: boolean,
): Promise<Stage | Error> {
  try {
    await api('PUT /api/chat-mails', { body: { token, mails } })
    return mails ? 'on' : 'off'
  } catch (error) {
    const isBroken =
      error instanceof Problem && (error.code === 'link_expired' || error.code === 'validation_failed')
    if (isBroken) return 'broken'
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Only on a press: opening the page changes nothing. */
export function useMailPreference(token: string) {
  const api = useApi<NotificationCalls>()
  const [stage, setStage] = useState<Stage>(token ? 'asking' : 'broken')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const sending = useRef(false)
  const save = async (mails: boolean) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    const outcome = await saveMailPreference(api, token, mails)
    sending.current = false
    setBusy(false)
    if (outcome instanceof Error) setFailure(outcome)
    else setStage(outcome)
  }
  return { stage, isBusy, failure, save }
}
