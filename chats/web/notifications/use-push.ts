import type { NotificationCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import { isSubscribed, PushDenied, subscribeDevice, supportsPush, unsubscribeDevice } from './push-device.ts'

export type PushFailure = 'denied' | 'failed' | 'failedOff'

/** `isOn` is undefined until the browser has answered. */
export function usePush(key: string | null) {
  const api = useApi<NotificationCalls>()
  const [isOn, setOn] = useState<boolean>()
  const [failure, setFailure] = useState<PushFailure>()
  const busy = useRef(false)
  const isOffered = key !== null && supportsPush()
  useEffect(() => {
    if (isOffered) isSubscribed().then(setOn, () => setOn(false))
  }, [isOffered])
  const turn = async (on: boolean) => {
    if (busy.current || key === null) return
    busy.current = true
    setOn(on)
    setFailure(undefined)
    try {
      if (on) await subscribeDevice(key, (body) => api('PUT /api/me/push', { body }))
      else await unsubscribeDevice((endpoint) => api('DELETE /api/me/push', { body: { endpoint } }))
    } catch (error) {
      setOn(!on)
      setFailure(error instanceof PushDenied ? 'denied' : on ? 'failed' : 'failedOff')
    }
    busy.current = false
  }
  return { isOffered, isOn, failure, turn }
}
