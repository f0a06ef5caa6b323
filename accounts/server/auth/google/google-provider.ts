import {
  allowInsecureRequests,
  type Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'

interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

export interface GoogleProvider {
  /** Throws while the provider cannot be reached or is misconfigured; the next call retries. */
  configuration(): Promise<Configuration>
}

const timeout = 5
const tolerance = 10
const freshFor = 3_600_000

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const address = new URL(issuer)
  const loopback = address.protocol === 'http:' && isLoopback(address.hostname)
  return await discovery(
    address,
    clientId,
    { client_secret: clientSecret, [clockTolerance]: tolerance },
    undefined,
    // Without the second step the library trusts TLS and leaves the signature unread.
    {
      timeout,
      execute: loopback ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
    },
  )
}

/** Discovered on first use: a dead provider must not hold up the start. */
export function openGoogleProvider(settings: GoogleSettings): GoogleProvider {
  let known: { readonly configuration: Configuration; readonly until: number } | undefined
  let asking: Promise<Configuration> | undefined
  const ask = async () => {
    try {
      const configuration = await discover(settings)
      known = { configuration, until: performance.now() + freshFor }
      return configuration
    } catch (error) {
      // An old description is better than none.
      if (known) return known.configuration
      throw error
    } finally {
      asking = undefined
    }
  }
  return {
    async configuration() {
      if (known && known.until > performance.now()) return known.configuration
      asking ??= ask()
      return await asking
    },
  }
}
