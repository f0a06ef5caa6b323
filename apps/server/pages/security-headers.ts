import { createHash } from 'node:crypto'
import type { PublicSettings } from '@basera/platform/web'

/** The settings that decide which other sites a page may load from or talk to. */
export type ThirdParties = Pick<
  PublicSettings,
  'publicUrl' | 'authUrl' | 'captcha' | 'firebase' | 'mapStyleUrl'
>

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action'
type Sources = { readonly [D in Directive]?: readonly string[] }

const hCaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

/** What each bot check needs, as its provider documents it. */
const botChecks: Record<PublicSettings['captcha']['kind'], Sources> = {
  altcha: {},
  off: {},
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    'script-src': hCaptcha,
    'style-src': hCaptcha,
    'connect-src': hCaptcha,
    'frame-src': hCaptcha,
  },
}

const reCaptcha = 'https://www.google.com/recaptcha/'

/** Firebase phone auth: its calls, and the invisible reCAPTCHA it brings. */
const firebase: Sources = {
  'script-src': [reCaptcha, 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', reCaptcha],
  'frame-src': [reCaptcha, 'https://recaptcha.google.com/recaptcha/'],
}

/** An auth service elsewhere is called by the client, and is where the form of a mailed link leads. */
function authService(authUrl: string): Sources {
  const origin = URL.parse(authUrl)?.origin
  return origin ? { 'connect-src': [origin], 'form-action': [origin] } : {}
}

/** A full map's style, tiles and letters come from one server. */
function mapServer(styleUrl: string | undefined): Sources {
  const origin = styleUrl && URL.parse(styleUrl)?.origin
  return origin ? { 'connect-src': [origin] } : {}
}

/** Live connections of our own pages: older Safari does not take `'self'` for their scheme. */
const liveSource = ({ publicUrl }: ThirdParties): string => new URL(publicUrl).origin.replace(/^http/, 'ws')

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function policyOf(headScript: string, parties: ThirdParties): string {
  const chosen = [
    botChecks[parties.captcha.kind],
    parties.firebase ? firebase : {},
    authService(parties.authUrl),
    mapServer(parties.mapStyleUrl),
  ]
  const from = (directive: Directive, ...own: string[]) =>
    [directive, "'self'", ...own, ...new Set(chosen.flatMap((sources) => sources[directive] ?? []))].join(' ')
  return [
    "default-src 'self'",
    from('script-src', hashOf(headScript)),
    // React writes style attributes.
    from('style-src', "'unsafe-inline'"),
    "img-src 'self' data: blob: https:",
    from('connect-src', liveSource(parties)),
    from('frame-src'),
    "object-src 'none'",
    "base-uri 'none'",
    from('form-action'),
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Headers of every HTML page. Scripts run only from our own files, the script of the head by its hash, and what the chosen
 * providers need; a provider that is not set is not let in.
 */
export function securityHeaders(
  headScript: string,
  https: boolean,
  parties: ThirdParties,
): Record<string, string> {
  return {
    'content-security-policy': policyOf(headScript, parties),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
