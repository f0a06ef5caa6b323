import { type ReactNode, useEffect, useState } from 'react'

type KeepHere = typeof import('./keep-here.tsx')

const day = 86_400_000

/** Of a chat that began then, if that is known. */
export const isFirstDay = (startedAt: string | undefined) =>
  startedAt !== undefined && Date.now() - Date.parse(startedAt) < day

/**
 * Asks before a contact detail is sent in the first day of a chat (chats.keep-here). It loads ahead, so that nothing
 * waits for it and it works offline; until then everything is sent.
 */
export function useKeepHere(
  startedAt: string | undefined,
  send: () => void,
): { readonly holds: (text: string) => boolean; readonly dialog: ReactNode } {
  const [loaded, setLoaded] = useState<KeepHere>()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (isFirstDay(startedAt)) import('./keep-here.tsx').then(setLoaded, () => undefined)
  }, [startedAt])
  const holds = (text: string) => {
    const isHeld = isFirstDay(startedAt) && (loaded?.sharesContact(text) ?? false)
    setAsking(isHeld)
    return isHeld
  }
  const close = () => setAsking(false)
  const sendAnyway = () => {
    close()
    send()
  }
  const dialog = isAsking && loaded ? <loaded.KeepHereDialog onSend={sendAnyway} onClose={close} /> : null
  return { holds, dialog }
}
