import type { Calls } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import type { AlertPushState } from '@basera/rooms/contract'
import { useContext, useEffect, useState } from 'react'
import { ContactSlot, type TurnOnPush } from '../room/contact-slot.ts'

/**
 * Switches notifications on in this browser, where no browser of the member has them; call it from a press. Undefined
 * where that is not possible (rooms.alert-push-asked).
 */
export function usePushOffer(push: AlertPushState): TurnOnPush | undefined {
  const slot = useContext(ContactSlot)
  const api = useApi<Calls>()
  const [turnOn, setTurnOn] = useState<TurnOnPush>()
  useEffect(() => {
    if (push !== 'no_device' || !slot) return
    let isOver = false
    const offer = slot.loadPush().then((offerPush) => offerPush(api))
    offer.then((offered) => isOver || setTurnOn(() => offered), console.error)
    return () => {
      isOver = true
    }
  }, [push, slot, api])
  return turnOn
}
