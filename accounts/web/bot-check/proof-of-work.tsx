import { useApi } from '@basera/platform/web'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BotCheckCalls } from '../../contract/bot-check-calls.ts'
import { type BotCheckProps, CheckPanel } from './check-panel.tsx'
import { proveWork } from './prove-work.ts'
import SolveWorker from './solve-worker.ts?worker'
import { type CheckState, type RunningCheck, startCheck } from './start-check.ts'

/** Nothing to click: the device works for a moment. */
export function ProofOfWork({ onToken, attempt }: BotCheckProps) {
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
      solve: (signal) => proveWork(api, () => new SolveWorker(), signal),
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
  }, [api, attempt])
  return <CheckPanel state={state} onRetry={() => running.current?.retry()} />
}
