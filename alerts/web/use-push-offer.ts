import type { AlertPushState } from '@basera/alerts/contract'
import type { Api, Calls } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { createContext, useContext, useEffect, useState } from 'react'

/** Asks for the browser's permission; never rejects. */
export type TurnOnPush = () => Promise<'on' | 'denied' | 'failed'>

/** Gives undefined where the browser or the operator has no notifications. */
export type LoadPush = () => Promise<(api: Api<Calls>) => Promise<TurnOnPush | undefined>>

/** Filled by the app, because alerts do not import chats. */
export const PushSlot = createContext<LoadPush | null>(null)

/**
 * Switches notifications on in this browser, where no browser of the member has them; call it from a press. Undefined
 * where that is not possible (alerts.push-asked).
 */
export function usePushOffer(push: AlertPushState): TurnOnPush | undefined {
  const loadPush = useContext(PushSlot)
  const api = useApi<Calls>()
  const [turnOn, setTurnOn] = useState<TurnOnPush>()
  useEffect(() => {
    if (push !== 'no_device' || !loadPush) return
    let isOver = false
    const offer = loadPush().then((offerPush) => offerPush(api))
    offer.then((offered) => isOver || setTurnOn(() => offered), console.error)
    return () => {
      isOver = true
    }
  }, [push, loadPush, api])
  return turnOn
}
