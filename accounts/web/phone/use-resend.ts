import { useEffect, useRef, useState } from 'react'
import type { PhoneCodes, SentCode } from './phone-codes.ts'
import type { PhoneTrouble } from './phone-trouble.ts'

/** Another code: first our bot check, which starts by itself (accounts.phone-order). */
export function useResend(codes: PhoneCodes, phone: string, onSent: (sent: SentCode) => void) {
  const [state, setState] = useState<'still' | 'checking' | 'sending'>('still')
  const [trouble, setTrouble] = useState<string>()
  const sending = useRef(false)
  const send = async (captchaToken?: string) => {
    if (sending.current) return
    sending.current = true
    setState('sending')
    try {
      onSent(await codes.send(phone, captchaToken))
    } catch (error) {
      setTrouble((error as PhoneTrouble).message)
    }
    sending.current = false
    setState('still')
  }
  const start = () => {
    setTrouble(undefined)
    if (codes.needsCheck) setState('checking')
    else void send()
  }
  return {
    state,
    trouble,
    start,
    onToken: (token: string | undefined) => {
      if (token) void send(token)
    },
  }
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Whole seconds until `moment` (Unix milliseconds), down to 0. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  useEffect(() => {
    setLeft(secondsUntil(moment))
    const timer = setInterval(() => {
      const now = secondsUntil(moment)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
