import { useApi, useSettings } from '@basera/platform/web'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BotCheckCalls } from '../../contract/bot-check-calls.ts'
import { type BotCheckProps, CheckPanel } from './check-panel.tsx'
import { proveWork } from './prove-work.ts'
import { ProviderWidget } from './provider-widget.tsx'
import SolveWorker from './solve-worker.ts?worker'
import { type CheckState, type RunningCheck, startCheck } from './start-check.ts'

/** Nothing to click: the device works for a moment. */
function ProofOfWork({ onToken, attempt, work }: BotCheckProps) {
  const api = useApi<BotCheckCalls>()
  const [state, setState] = useState<CheckState['kind']>('waiting')
  const running = useRef<RunningCheck>(undefined)
  const report = useEffectEvent((next: CheckState) => {
    setState(next.kind)
    onToken(next.kind === 'done' ? next.token : undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed attempt starts a fresh check
  useEffect(() => {
    const check = startCheck({
      solve: (signal) => proveWork(api, () => new SolveWorker(), signal, work),
      onState: (next) => report(next),
    })
    running.current = check
    const wake = () => {
      if (document.visibilityState === 'visible') check.wake()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
      check.stop()
    }
  }, [api, attempt, work])
  return <CheckPanel state={state} onRetry={() => running.current?.retry()} />
}

/** Development only: any token will do (`CAPTCHA=off`). */
function NoCheck({ onToken, attempt }: BotCheckProps) {
  const report = useEffectEvent(onToken)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was sent needs another token
  useEffect(() => report('off'), [attempt])
  return null
}

/** The operator's bot check (accounts.bot-check-providers); starts by itself. */
export function BotCheck(props: BotCheckProps) {
  const { kind, siteKey = '' } = useSettings().captcha
  if (kind === 'off') return <NoCheck {...props} />
  if (kind === 'altcha') return <ProofOfWork {...props} />
  return <ProviderWidget {...props} provider={kind} siteKey={siteKey} />
}
