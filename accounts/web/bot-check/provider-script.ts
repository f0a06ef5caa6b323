/** What both providers' scripts offer once loaded. */
export interface ProviderApi {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string
  remove(id: string): void
}

export type Provider = 'turnstile' | 'hcaptcha'

const scripts: Record<Provider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
}

/** Milliseconds a provider's script may take. */
const patience = 20_000

const loading = new Map<Provider, Promise<ProviderApi>>()

const offered = (provider: Provider) =>
  (window as unknown as Partial<Record<Provider, ProviderApi>>)[provider]

function fetchScript(provider: Provider): Promise<ProviderApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => settle(undefined), patience)
    const settle = (api: ProviderApi | undefined) => {
      clearTimeout(timer)
      if (api) return resolve(api)
      script.remove()
      reject(new Error(`The script of ${provider} could not be loaded`))
    }
    script.src = scripts[provider]
    script.async = true
    script.onload = () => settle(offered(provider))
    script.onerror = () => settle(undefined)
    document.head.append(script)
  })
}

/** Loads a provider's script once per page; a failed load may be tried again. */
export function loadProvider(provider: Provider): Promise<ProviderApi> {
  const known = loading.get(provider)
  if (known) return known
  const fetched = fetchScript(provider)
  loading.set(provider, fetched)
  fetched.catch(() => loading.delete(provider))
  return fetched
}
