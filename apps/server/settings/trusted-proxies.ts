import { isIP } from 'node:net'

/** Who may name a client's address: nobody, anybody, so many proxies, or those of these addresses and networks. */
export type TrustedProxies = boolean | number | readonly string[]

/** Names of networks that proxies commonly stand in: 127/8 and ::1, 169.254/16 and fe80::/10, private addresses. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

const mostProxies = 10

function isNetwork(value: string): boolean {
  if (namedNetworks.has(value)) return true
  const [at = '', bits, ...rest] = value.split('/')
  const family = isIP(at)
  if (family === 0 || rest.length > 0) return false
  // A network of all addresses is everybody: `on` says so plainly.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** What `TRUST_PROXY` says, or nothing where it says nothing that can be understood. */
export function trustedProxies(value: string): TrustedProxies | undefined {
  if (value === 'on' || value === 'off') return value === 'on'
  if (/^\d+$/.test(value))
    return Number(value) >= 1 && Number(value) <= mostProxies ? Number(value) : undefined
  const networks = value.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? networks : undefined
}
