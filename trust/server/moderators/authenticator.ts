import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'

const period = 30

const totp = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Basera', label, algorithm: 'SHA1', digits: 6, period, secret })

/** A new secret in base 32, of 20 random bytes. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The step of 30 s that a code belongs to, at most one away from now; undefined for a wrong one. */
export function stepOf(secret: string, token: string, now = Date.now()): number | undefined {
  const delta = totp(Secret.fromBase32(secret), '').validate({ token, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** What an authenticator reads: an `otpauth:` address, and its QR code as the path of an SVG. */
export function enrolmentOf(secret: string, label: string) {
  const address = totp(Secret.fromBase32(secret), label).toString()
  const modules = encodeQR(address, 'raw', { border: 2 })
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { secret, address, qr: { size: modules.length, path } }
}
