import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BotCheckProps, CheckPanel } from './check-panel.tsx'
import type { CheckState } from './start-check.ts'

interface ProviderApi {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string
  remove(id: string): void
}

type Provider = 'turnstile' | 'hcaptcha'

const scripts: Record<Provider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
}

const scriptTimeout = 20_000

const scriptLoads = new Map<Provider, Promise<ProviderApi>>()

const providerApi = (provider: Provider) =>
  (window as unknown as Partial<Record<Provider, ProviderApi>>)[provider]

function fetchScript(provider: Provider): Promise<ProviderApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => settle(undefined), scriptTimeout)
    const settle = (api: ProviderApi | undefined) => {
      clearTimeout(timer)
      if (api) return resolve(api)
      script.remove()
      reject(new Error(`The script of ${provider} could not be loaded`))
    }
    script.src = scripts[provider]
    script.async = true
    script.onload = () => settle(providerApi(provider))
    script.onerror = () => settle(undefined)
    document.head.append(script)
  })
}

/** Loads a provider's script once per page; a failed load can be retried. */
function loadProvider(provider: Provider): Promise<ProviderApi> {
  const known = scriptLoads.get(provider)
  if (known) return known
  const load = fetchScript(provider)
  scriptLoads.set(provider, load)
  load.catch(() => scriptLoads.delete(provider))
  return load
}

/** Pixels below which the usual widget does not fit. */
const usualWidth = 304

function optionsOf(provider: Provider, container: HTMLElement, onState: (state: CheckState) => void) {
  const wide = container.clientWidth >= usualWidth
  const stateOf = (kind: 'asking' | 'waiting' | 'failed' | 'expired') => () => onState({ kind })
  const shared = {
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    callback: (token: string) => onState({ kind: 'done', token }),
    'expired-callback': stateOf('expired'),
    'error-callback': stateOf('failed'),
  }
  if (provider === 'hcaptcha')
    return { ...shared, size: wide ? 'normal' : 'compact', 'chalexpired-callback': stateOf('asking') }
  return {
    ...shared,
    size: wide ? 'flexible' : 'compact',
    appearance: 'interaction-only',
    'before-interactive-callback': stateOf('asking'),
    'after-interactive-callback': stateOf('waiting'),
    'timeout-callback': stateOf('expired'),
  }
}

/** Renders the widget; the returned function removes it. */
function renderWidget(
  api: ProviderApi,
  { provider, siteKey, container }: { provider: Provider; siteKey: string; container: HTMLElement },
  onState: (state: CheckState) => void,
): () => void {
  const widget = container.appendChild(document.createElement('div'))
  const challenge = container.appendChild(document.createElement('div'))
  challenge.id = 'bot-check-challenge'
  const id = api.render(widget, {
    sitekey: siteKey,
    // hCaptcha's puzzle would open outside the dialog, out of reach.
    ...(provider === 'hcaptcha' ? { 'challenge-container': challenge.id } : {}),
    ...optionsOf(provider, container, onState),
  })
  onState({ kind: provider === 'hcaptcha' ? 'asking' : 'waiting' })
  return () => {
    api.remove(id)
    widget.remove()
    challenge.remove()
  }
}

/** The script is loaded only where the operator chose the provider. */
export function ProviderWidget({
  provider,
  siteKey,
  onToken,
  attempt,
}: BotCheckProps & { readonly provider: Provider; readonly siteKey: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<CheckState['kind']>('waiting')
  const [round, setRound] = useState(0)
  const report = useEffectEvent((next: CheckState) => {
    setState(next.kind)
    onToken(next.kind === 'done' ? next.token : undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed attempt or another round starts a fresh check
  useEffect(() => {
    let unmounted = false
    let remove: (() => void) | undefined
    const onState = (next: CheckState) => {
      if (!unmounted) report(next)
    }
    onState({ kind: 'waiting' })
    loadProvider(provider).then(
      (api) => {
        if (unmounted || !container.current) return
        remove = renderWidget(api, { provider, siteKey, container: container.current }, onState)
      },
      () => onState({ kind: 'failed' }),
    )
    return () => {
      unmounted = true
      remove?.()
    }
  }, [provider, siteKey, attempt, round])
  return (
    <CheckPanel state={state} onRetry={() => setRound((count) => count + 1)}>
      <div ref={container} />
    </CheckPanel>
  )
}
