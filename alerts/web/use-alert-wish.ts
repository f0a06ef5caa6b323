import { type AlertCalls, type AlertWish, alertWishes } from '@basera/alerts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useState } from 'react'

const isWish = (text: string | null): text is AlertWish => alertWishes.some((wish) => wish === text)

/** What an address asks for; without a known wish, to stop. */
export const wishOf = (text: string | null): AlertWish => (isWish(text) ? text : 'stop')

export async function sendWish(
  api: Api<AlertCalls>,
  token: string,
  wish: AlertWish,
): Promise<'done' | 'broken' | Error> {
  try {
    await api('PUT /api/alert-mails', { body: { token, wish } })
    return 'done'
  } catch (error) {
    const isBroken =
      error instanceof Problem && (error.code === 'link_expired' || error.code === 'validation_failed')
    if (isBroken) return 'broken'
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Only on a press: mail scanners open links (alerts.mail-links). */
export function useAlertWish(token: string, first: AlertWish) {
  const api = useApi<AlertCalls>()
  const [wish, setWish] = useState(first)
  const [stage, setStage] = useState<'asking' | 'done' | 'broken'>(token ? 'asking' : 'broken')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const send = async (wanted: AlertWish) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const outcome = await sendWish(api, token, wanted)
    setBusy(false)
    if (outcome instanceof Error) return setFailure(outcome)
    setWish(wanted)
    setStage(outcome)
  }
  return { wish, stage, isBusy, failure, send }
}
