import { isIP } from 'node:net'

/** Nobody, anybody, so many proxies, or addresses and networks. */
export type TrustedProxies = boolean | number | readonly string[]

/** 127/8 and ::1, 169.254/16 and fe80::/10, private addresses. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

const mostProxies = 10

function isNetwork(value: string): boolean {
  if (namedNetworks.has(value)) return true
  const [at = '', bits, ...rest] = value.split('/')
  const family = isIP(at)
  if (family === 0 || rest.length > 0) return false
  // A network of all addresses must be written as `on`.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Undefined for values that make no sense. */
export function trustedProxies(value: string): TrustedProxies | undefined {
  if (value === 'on' || value === 'off') return value === 'on'
  if (/^\d+$/.test(value))
    return Number(value) >= 1 && Number(value) <= mostProxies ? Number(value) : undefined
  const networks = value.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? networks : undefined
}
