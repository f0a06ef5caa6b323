import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import {
  findUsableKeys,
  hasSigningKey,
  insertSigningKey,
  lockSigningKeys,
  retireSigningKeys,
} from './signing-keys.queries.ts'

interface SigningKey {
  readonly kid: string
  readonly alg: string
  readonly key: CryptoKey
}

export interface SigningKeys {
  signing(): Promise<SigningKey>
  verifying(kid: string): Promise<SigningKey | undefined>
  /** Public parts only, for `/.well-known/jwks.json`. */
  published(): Promise<readonly JWK[]>
}

const algorithm = 'ES256'

/** Seconds until a process looks for new keys. */
const staleAfter = 60
/** Seconds between look-ups of unknown key names, so that invented ones cost little. */
const lookUpEvery = 1
/** Seconds that a retired key may still sign in a process that has not looked again. */
const lateSigning = 2 * staleAfter

async function makeKey(trx: Transaction<Database>, secrets: Secrets): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  await insertSigningKey(trx, {
    kid,
    publicJwk: JSON.stringify({ ...publicJwk, kid, alg: algorithm, use: 'sig' }),
    sealedPrivateJwk: secrets.seal(JSON.stringify(await exportJWK(privateKey))),
  })
}

async function ensureKey(db: Kysely<Database>, secrets: Secrets): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSigningKeys(trx)
    if (!(await hasSigningKey(trx))) await makeKey(trx, secrets)
  })
}

export async function replaceSigningKey(trx: Transaction<Database>, secrets: Secrets): Promise<void> {
  await lockSigningKeys(trx)
  await retireSigningKeys(trx)
  await makeKey(trx, secrets)
}

/** Makes a signing key and retires the present one (auth-protocol.key-rotation). */
export async function rotateSigningKeys(db: Kysely<Database>, secrets: Secrets): Promise<void> {
  await db.transaction().execute((trx) => replaceSigningKey(trx, secrets))
}

const wrongSecret =
  'The signing keys in the database cannot be opened: SECRET_KEY is not the one they were made with. ' +
  'Set that one again, or empty the table auth_signing_keys, which signs everybody out.'

function openSealed(secrets: Secrets, sealed: string): JWK {
  try {
    return JSON.parse(secrets.open(sealed)) as JWK
  } catch {
    throw new Error(wrongSecret)
  }
}

interface Loaded {
  readonly at: number
  readonly signing: SigningKey
  readonly byKid: ReadonlyMap<string, SigningKey>
  readonly published: readonly JWK[]
}

async function load(db: Kysely<Database>, secrets: Secrets, tokenTtl: number): Promise<Loaded> {
  const rows = await findUsableKeys(db, tokenTtl + lateSigning)
  const newest = rows.find((row) => row.retired_at === null)
  if (!newest) throw new Error('There is no key to sign access tokens with')
  const published = rows.map((row) => row.public_jwk as JWK)
  const byKid = new Map<string, SigningKey>()
  for (const jwk of published) {
    const { kid = '', alg = algorithm } = jwk
    byKid.set(kid, { kid, alg, key: (await importJWK(jwk, alg)) as CryptoKey })
  }
  const privateJwk = openSealed(secrets, newest.sealed_private_jwk)
  const key = (await importJWK(privateJwk, algorithm)) as CryptoKey
  return { at: performance.now(), signing: { kid: newest.kid, alg: algorithm, key }, byKid, published }
}

function cachedKeys(first: Loaded, read: () => Promise<Loaded>) {
  let loaded = first
  let loading: Promise<Loaded> | undefined
  let nextLook: Promise<Loaded> | undefined
  const reload = (): Promise<Loaded> => {
    loading ??= read()
      .then((fresh) => {
        loaded = fresh
        return fresh
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  return {
    last: () => loaded,
    noOlderThan: async (seconds: number): Promise<Loaded> =>
      performance.now() - loaded.at < seconds * 1000 ? loaded : reload(),
    /** At most once in {@link lookUpEvery} seconds; concurrent callers share the query. */
    lookAgain(): Promise<Loaded> {
      const wait = Math.max(0, loaded.at + lookUpEvery * 1000 - performance.now())
      nextLook ??= new Promise((resume) => setTimeout(resume, wait)).then(reload).finally(() => {
        nextLook = undefined
      })
      return nextLook
    },
  }
}

/** Opens the keys, or makes the first. Throws one sentence when sealed with another `SECRET_KEY`. */
export async function openSigningKeys(
  db: Kysely<Database>,
  secrets: Secrets,
  tokenTtl: number,
): Promise<SigningKeys> {
  await ensureKey(db, secrets)
  const read = () => load(db, secrets, tokenTtl)
  const keys = cachedKeys(await read(), read)
  return {
    signing: async () => (await keys.noOlderThan(staleAfter)).signing,
    verifying: async (kid) => keys.last().byKid.get(kid) ?? (await keys.lookAgain()).byKid.get(kid),
    published: async () => (await keys.noOlderThan(staleAfter)).published,
  }
}
