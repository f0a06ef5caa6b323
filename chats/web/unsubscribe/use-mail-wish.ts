import type { NoticeCalls } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useRef, useState } from 'react'

/** What became of the link of a mail. */
export type Stage = 'asking' | 'off' | 'on' | 'broken'

/** Says whether mails are wanted, with the token of one of them. */
export async function sendWish(api: Api<NoticeCalls>, token: string, mails: boolean): Promise<Stage | Error> {
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

/** The link's token, spent by a person's press alone: opening the page changes nothing. */
export function useMailWish(token: string) {
  const api = useApi<NoticeCalls>()
  const [stage, setStage] = useState<Stage>(token ? 'asking' : 'broken')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const sending = useRef(false)
  const wish = async (mails: boolean) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    const outcome = await sendWish(api, token, mails)
    sending.current = false
    setBusy(false)
    if (outcome instanceof Error) setFailure(outcome)
    else setStage(outcome)
  }
  return { stage, isBusy, failure, wish }
}
