import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BotCheckProps } from './bot-check.tsx'
import { CheckBox } from './check-box.tsx'
import type { CheckState } from './keep-checked.ts'
import { loadProvider, type Provider, type ProviderApi } from './provider-script.ts'

/** Width in px below which the providers' usual widget does not fit. */
const usualWidth = 304

function optionsOf(provider: Provider, place: HTMLElement, onState: (state: CheckState) => void) {
  const wide = place.clientWidth >= usualWidth
  const to = (kind: 'asking' | 'waiting' | 'failed' | 'expired') => () => onState({ kind })
  const shared = {
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    callback: (token: string) => onState({ kind: 'done', token }),
    'expired-callback': to('expired'),
    'error-callback': to('failed'),
  }
  if (provider === 'hcaptcha')
    return { ...shared, size: wide ? 'normal' : 'compact', 'chalexpired-callback': to('asking') }
  return {
    ...shared,
    size: wide ? 'flexible' : 'compact',
    appearance: 'interaction-only',
    'before-interactive-callback': to('asking'),
    'after-interactive-callback': to('waiting'),
    'timeout-callback': to('expired'),
  }
}

/** Renders the widget into a fresh child of `place`; the answer takes it away again. */
function renderWidget(
  api: ProviderApi,
  { provider, siteKey, place }: { provider: Provider; siteKey: string; place: HTMLElement },
  onState: (state: CheckState) => void,
): () => void {
  const spot = place.appendChild(document.createElement('div'))
  const challenge = place.appendChild(document.createElement('div'))
  challenge.id = 'bot-check-challenge'
  const id = api.render(spot, {
    sitekey: siteKey,
    // hCaptcha's puzzle would open outside the sign-in dialog, where nothing can be reached.
    ...(provider === 'hcaptcha' ? { 'challenge-container': challenge.id } : {}),
    ...optionsOf(provider, place, onState),
  })
  onState({ kind: provider === 'hcaptcha' ? 'asking' : 'waiting' })
  return () => {
    api.remove(id)
    spot.remove()
    challenge.remove()
  }
}

/** Turnstile's or hCaptcha's own widget in our box (decisions 4); its script is fetched only where one is set. */
export function ProviderWidget({
  provider,
  siteKey,
  onToken,
  attempt,
}: BotCheckProps & { readonly provider: Provider; readonly siteKey: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<CheckState['kind']>('waiting')
  const [round, setRound] = useState(0)
  const tell = useEffectEvent((next: CheckState) => {
    setState(next.kind)
    onToken(next.kind === 'done' ? next.token : undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed attempt or another round starts a fresh check
  useEffect(() => {
    let left = false
    let remove: (() => void) | undefined
    const onState = (next: CheckState) => {
      if (!left) tell(next)
    }
    onState({ kind: 'waiting' })
    loadProvider(provider).then(
      (api) => {
        if (left || !place.current) return
        remove = renderWidget(api, { provider, siteKey, place: place.current }, onState)
      },
      () => onState({ kind: 'failed' }),
    )
    return () => {
      left = true
      remove?.()
    }
  }, [provider, siteKey, attempt, round])
  return (
    <CheckBox state={state} onRetry={() => setRound((count) => count + 1)}>
      <div ref={place} />
    </CheckBox>
  )
}
