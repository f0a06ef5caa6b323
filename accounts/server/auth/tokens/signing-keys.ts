import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { type Kysely, sql, type Transaction } from 'kysely'

/** One of the service's own keys. */
export interface SigningKey {
  readonly kid: string
  readonly alg: string
  readonly key: CryptoKey
}

/** The keys of access tokens (auth protocol 4), kept in the database so that all processes share them. */
export interface SigningKeys {
  /** The key that signs now: the newest that is not retired. */
  signing(): Promise<SigningKey>
  /** The public key of this name, if it is one of ours and tokens signed with it can still be good. */
  verifying(kid: string): Promise<SigningKey | undefined>
  /** The public keys, without any private part, for `/.well-known/jwks.json`. */
  published(): Promise<readonly JWK[]>
}

const algorithm = 'ES256'

/** Seconds after which a process looks whether another one made a new key. */
const staleAfter = 60
/** Seconds between two look-ups of key names nobody knows, so that made-up names cost next to nothing. */
const lookUpEvery = 1
/** Seconds a retired key may still be used by a process that has not looked again, with some to spare. */
const lateSigning = 2 * staleAfter

async function insertKey(trx: Transaction<Database>, secrets: Secrets): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  await trx
    .insertInto('auth_signing_keys')
    .values({
      kid,
      public_jwk: JSON.stringify({ ...publicJwk, kid, alg: algorithm, use: 'sig' }),
      sealed_private_jwk: secrets.seal(JSON.stringify(await exportJWK(privateKey))),
      // Not now(): a key made by a transaction that waited is newer than those it waited for.
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute()
}

/** One process at a time makes keys; the others find what it made. */
const aloneWithKeys = (trx: Transaction<Database>) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('auth_signing_keys'))`.execute(trx)

async function ensureKey(db: Kysely<Database>, secrets: Secrets): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await aloneWithKeys(trx)
    const living = await trx
      .selectFrom('auth_signing_keys')
      .select('kid')
      .where('retired_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!living) await insertKey(trx, secrets)
  })
}

/** {@link rotateSigningKeys}, in a transaction that does more. */
export async function replaceSigningKey(trx: Transaction<Database>, secrets: Secrets): Promise<void> {
  await aloneWithKeys(trx)
  await trx
    .updateTable('auth_signing_keys')
    .set({ retired_at: sql<Date>`clock_timestamp()` })
    .where('retired_at', 'is', null)
    .execute()
  await insertKey(trx, secrets)
}

/**
 * Makes a new signing key and retires the present one, which stays published until the last token signed with it is
 * over. Other processes follow within a minute. Run it when a key may have leaked, or once in a while.
 */
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
  /** Of a clock that never jumps. */
  readonly at: number
  readonly signing: SigningKey
  readonly byKid: ReadonlyMap<string, SigningKey>
  readonly published: readonly JWK[]
}

async function load(db: Kysely<Database>, secrets: Secrets, tokenTtl: number): Promise<Loaded> {
  const overAfter = tokenTtl + lateSigning
  const rows = await db
    .selectFrom('auth_signing_keys')
    .select(['kid', 'public_jwk', 'sealed_private_jwk', 'retired_at'])
    .where((of) =>
      of.or([
        of('retired_at', 'is', null),
        of('retired_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${overAfter})`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
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

/**
 * Opens the keys, making the first one if there is none. Throws one clear sentence when they were sealed with another
 * `SECRET_KEY`. `tokenTtl` is the life of access tokens in seconds: how long a retired key is still needed.
 */
export async function openSigningKeys(
  db: Kysely<Database>,
  secrets: Secrets,
  tokenTtl: number,
): Promise<SigningKeys> {
  await ensureKey(db, secrets)
  let loaded = await load(db, secrets, tokenTtl)
  let loading: Promise<Loaded> | undefined
  const reload = (): Promise<Loaded> => {
    loading ??= load(db, secrets, tokenTtl)
      .then((fresh) => {
        loaded = fresh
        return fresh
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  const freshEnough = async (seconds: number): Promise<Loaded> =>
    performance.now() - loaded.at < seconds * 1000 ? loaded : reload()
  /** What is known a moment from now: requests with unknown names share the wait and the query. */
  let nextLook: Promise<Loaded> | undefined
  const lookAgain = (): Promise<Loaded> => {
    const wait = Math.max(0, loaded.at + lookUpEvery * 1000 - performance.now())
    nextLook ??= new Promise((resume) => setTimeout(resume, wait)).then(reload).finally(() => {
      nextLook = undefined
    })
    return nextLook
  }
  return {
    signing: async () => (await freshEnough(staleAfter)).signing,
    verifying: async (kid) => loaded.byKid.get(kid) ?? (await lookAgain()).byKid.get(kid),
    published: async () => (await freshEnough(staleAfter)).published,
  }
}
