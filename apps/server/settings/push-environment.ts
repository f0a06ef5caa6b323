import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { text } from './fields.ts'

export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be 87 characters of base64url')
    .optional()
    .meta({
      description:
        "Notifications on members' devices (web push), with the key pair that `npx web-push generate-vapid-keys` makes. Another pair makes all devices ask anew",
      unset: 'off',
    }),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 43 characters of base64url')
    .optional()
    .meta({ description: 'The other half of the pair', secret: true }),
  VAPID_SUBJECT: text
    .regex(/^(mailto:|https:\/\/)./, 'must start with mailto: or https://')
    .optional()
    .meta({
      description: 'How push services reach the operator',
      example: 'mailto:ops@basera.example',
    }),
} as const

const shape = z.object(pushEnvironment)
type PushEnvironment = z.output<typeof shape>

const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

function isPair(publicKey: string, privateKey: string): boolean {
  const keys = createECDH('prime256v1')
  try {
    keys.setPrivateKey(privateKey, 'base64url')
    return keys.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

export function pushProblems(env: PushEnvironment): string[] {
  const given = names.find((name) => env[name] !== undefined)
  if (!given) return []
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0) return missing.map((name) => `${name} is missing: ${given} is set`)
  const { VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' } = env
  return isPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)
    ? []
    : ['VAPID_PUBLIC_KEY is not the public half of VAPID_PRIVATE_KEY']
}

export function pushSettings(env: PushEnvironment) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  return publicKey && privateKey && subject ? { vapid: { publicKey, privateKey, subject } } : undefined
}
