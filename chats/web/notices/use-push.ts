import type { NoticeCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import { canBeNotified, isNotified, PushDenied, subscribeDevice, unsubscribeDevice } from './push-device.ts'

/** What stands in the way of notifications on this device. */
export type PushTrouble = 'denied' | 'failed'

/** Notifications on this device; `isOn` is undefined until the browser has told. */
export function usePush(key: string | null) {
  const api = useApi<NoticeCalls>()
  const [isOn, setOn] = useState<boolean>()
  const [trouble, setTrouble] = useState<PushTrouble>()
  const busy = useRef(false)
  const isOffered = key !== null && canBeNotified()
  useEffect(() => {
    if (isOffered) isNotified().then(setOn, () => setOn(false))
  }, [isOffered])
  const turn = async (on: boolean) => {
    if (busy.current || key === null) return
    busy.current = true
    setOn(on)
    setTrouble(undefined)
    try {
      if (on) await subscribeDevice(key, (body) => api('PUT /api/me/push', { body }))
      else await unsubscribeDevice((endpoint) => api('DELETE /api/me/push', { body: { endpoint } }))
    } catch (error) {
      setOn(!on)
      setTrouble(error instanceof PushDenied ? 'denied' : 'failed')
    }
    busy.current = false
  }
  return { isOffered, isOn, trouble, turn }
}
