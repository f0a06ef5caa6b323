import { useSettings } from '@basera/platform/web'
import { useEffect, useEffectEvent } from 'react'
import { ProofOfWork } from './proof-of-work.tsx'
import { ProviderWidget } from './provider-widget.tsx'

export interface BotCheckProps {
  /** Told each token as it comes, and `undefined` while there is none that counts. */
  readonly onToken: (token: string | undefined) => void
  /** To be changed once a token was sent, since each counts once: another check starts. */
  readonly attempt: number
}

/** `CAPTCHA=off`, in development only: any token will do. */
function NoCheck({ onToken, attempt }: BotCheckProps) {
  const tell = useEffectEvent(onToken)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was sent waits for another token
  useEffect(() => tell('off'), [attempt])
  return null
}

/** The security field of a form (accounts 2): the bot check the operator chose, which starts by itself. */
export function BotCheck(props: BotCheckProps) {
  const { kind, siteKey = '' } = useSettings().captcha
  if (kind === 'off') return <NoCheck {...props} />
  if (kind === 'altcha') return <ProofOfWork {...props} />
  return <ProviderWidget {...props} provider={kind} siteKey={siteKey} />
}
