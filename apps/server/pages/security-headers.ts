import { createHash } from 'node:crypto'
import type { PublicSettings } from '@basera/platform/web'

export type ThirdParties = Pick<
  PublicSettings,
  'publicUrl' | 'authUrl' | 'captcha' | 'firebase' | 'mapStyleUrl' | 'google'
> & {
  /** Origin of stored files, where they have one of their own. */
  readonly filesUrl?: string | undefined
}

type Directive = 'img-src' | 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action'
type Sources = { readonly [D in Directive]?: readonly string[] }

const hCaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

/** As documented by the providers. */
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

/** Its calls, and the invisible reCAPTCHA. */
const firebase: Sources = {
  'script-src': [reCaptcha, 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', reCaptcha],
  'frame-src': [reCaptcha, 'https://recaptcha.google.com/recaptcha/'],
}

/** Another auth service is called by the client, and target of a mailed link's form. */
function authService(authUrl: string): Sources {
  const origin = URL.parse(authUrl)?.origin
  return origin ? { 'connect-src': [origin], 'form-action': [origin] } : {}
}

/** Style, tiles and letters come from one server. */
function mapServer(styleUrl: string | undefined): Sources {
  const origin = styleUrl && URL.parse(styleUrl)?.origin
  return origin ? { 'connect-src': [origin] } : {}
}

/** Who signs in with Google shows the portrait from there until they choose one here. */
const portraits: Sources = { 'img-src': ['https://*.googleusercontent.com'] }

/** Older Safari does not take `'self'` for WebSockets. */
const liveSource = ({ publicUrl }: ThirdParties): string => new URL(publicUrl).origin.replace(/^http/, 'ws')

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function policyOf(headScript: string, parties: ThirdParties): string {
  const chosen = [
    botChecks[parties.captcha.kind],
    parties.firebase ? firebase : {},
    authService(parties.authUrl),
    mapServer(parties.mapStyleUrl),
    parties.google ? portraits : {},
    parties.filesUrl ? { 'img-src': [parties.filesUrl] } : {},
  ]
  const from = (directive: Directive, ...own: string[]) =>
    [directive, "'self'", ...own, ...new Set(chosen.flatMap((sources) => sources[directive] ?? []))].join(' ')
  return [
    "default-src 'self'",
    from('script-src', hashOf(headScript)),
    // React writes style attributes.
    from('style-src', "'unsafe-inline'"),
    from('img-src', 'data:', 'blob:'),
    from('connect-src', liveSource(parties)),
    from('frame-src'),
    "object-src 'none'",
    "base-uri 'none'",
    from('form-action'),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Scripts run only from our own files, the head script by hash, and the chosen providers. */
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
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The only page that takes pictures (shell.camera-page). */
const cameraPage = '/account/verification'

/** On top of {@link securityHeaders}: the camera for the page that needs it. */
export const cameraHeaders = (pathname: string): Record<string, string> =>
  pathname === cameraPage
    ? { 'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()' }
    : {}
