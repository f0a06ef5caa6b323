import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Secrets } from '../secrets/secrets.ts'
import type { BotCheck, CheckWork } from './bot-check.ts'
import { spendOnce } from './bot-check.ts'

type Database = Parameters<RawBuilder<unknown>['execute']>[0]

export const altchaLifetime = 600

/** Few costly keys (0.3 s on a laptop, 1.3 s on a slow phone): browsers hand every key to a thread and back. */
export const altchaRounds = 8000
/** How much more a hard challenge costs: five seconds of a slow phone (accounts.wrong-passwords). */
const hardFactor = 4
const roundsOf = (work: CheckWork, rounds: number) => (work === 'hard' ? rounds * hardFactor : rounds)
const fewestKeys = 200
const mostKeys = 400

const longestToken = 8192

// Exactly what our challenges hold: anything else would not carry our signature.
const token = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      cost: z.number(),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().regex(/^([0-9a-f]{2})+$/) }),
})

const keysOf = (secrets: Secrets) => ({
  hmacSignatureSecret: secrets.keyFor('bot-check'),
  hmacKeySignatureSecret: secrets.mac('bot-check', 'signature of the key to be found'),
})

export interface AltchaChallenge {
  readonly parameters: Challenge['parameters']
  readonly signature: string
  readonly expires_in: number
}

/** Makes a proof-of-work challenge that every process with the same secret can check. */
export async function altchaChallenge(
  secrets: Secrets,
  rounds: number = altchaRounds,
  work: CheckWork = 'usual',
): Promise<AltchaChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsOf(work, rounds),
    counter: randomInt(mostKeys, fewestKeys),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + altchaLifetime,
    ...keysOf(secrets),
  })
  return { parameters, signature, expires_in: altchaLifetime }
}

function readToken(text: string): z.output<typeof token> | undefined {
  if (text.length > longestToken) return undefined
  try {
    return token.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** The self-hosted bot check: a token is a solved challenge of ours, valid once, until it expires. */
export function altchaBotCheck({
  db,
  secrets,
  rounds = altchaRounds,
}: {
  db: Database
  secrets: Secrets
  rounds?: number | undefined
}): BotCheck {
  return {
    async passes(text, _address, work = 'usual') {
      const solved = readToken(text)
      if (!solved) return false
      const { challenge, solution } = solved
      if (work === 'hard' && challenge.parameters.cost < roundsOf(work, rounds)) return false
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(secrets) })
      // Spent by the challenge's signature: one solution can be encoded in many ways.
      const ends = new Date(challenge.parameters.expiresAt * 1000)
      return verified && spendOnce(db, `altcha:${challenge.signature}`, ends)
    },
  }
}
