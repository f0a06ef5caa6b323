import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type KeepHere = typeof import('./keep-here.tsx')

const day = 86_400_000

/** Of a chat that began then, if that is known. */
export const isFirstDay = (startedAt: string | undefined) =>
  startedAt !== undefined && Date.now() - Date.parse(startedAt) < day

/** How long a message waits for what looks at it, ms. */
const patience = 3000

const mayHoldContact = /[@/]|(?:\p{Nd}\P{Nd}*){8}/u

/**
 * Asks before a contact detail is sent in the first day of a chat (chats.keep-here). What looks at messages loads ahead,
 * so that it works offline; a message that was quicker waits for it, unless it is edited meanwhile.
 */
export function useKeepHere(
  startedAt: string | undefined,
  content: string,
  send: () => void,
): { readonly holds: () => boolean; readonly dialog: ReactNode } {
  const [loaded, setLoaded] = useState<KeepHere | 'failed'>()
  const [stage, setStage] = useState<'none' | 'asking' | { readonly waiting: string }>('none')
  useEffect(() => {
    if (isFirstDay(startedAt)) import('./keep-here.tsx').then(setLoaded, () => setLoaded('failed'))
  }, [startedAt])
  const keepHere = loaded === 'failed' ? undefined : loaded
  const decided = () => (keepHere?.sharesContact(content) ? 'asking' : 'none')
  const holds = () => {
    if (!isFirstDay(startedAt)) return false
    const waits = !loaded && mayHoldContact.test(content)
    const next = waits ? { waiting: content } : decided()
    setStage(next)
    return next !== 'none'
  }
  const goOn = useEffectEvent((text: string) => {
    if (text !== content) return setStage('none')
    const next = decided()
    setStage(next)
    if (next === 'none') send()
  })
  useEffect(() => {
    if (typeof stage === 'string') return
    const timer = setTimeout(goOn, loaded ? 0 : patience, stage.waiting)
    return () => clearTimeout(timer)
  }, [stage, loaded])
  const close = () => setStage('none')
  const sendAnyway = () => {
    close()
    send()
  }
  const dialog =
    stage === 'asking' && keepHere ? <keepHere.KeepHereDialog onSend={sendAnyway} onClose={close} /> : null
  return { holds, dialog }
}
