import { useSettings } from '@basera/platform/web'
import { useEffect, useEffectEvent } from 'react'
import type { BotCheckProps } from './check-panel.tsx'
import { ProofOfWork } from './proof-of-work.tsx'
import { ProviderWidget } from './provider-widget.tsx'

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
