import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { newSecret } from './secrets.ts'

/** The key that signs access tokens, and the set to verify them with. */
export type SigningKeys = {
  current: () => Promise<{ kid: string; key: CryptoKey }>
  published: () => Promise<JSONWebKeySet>
}

type StoredKey = { kid: string; private_jwk: JWK | string }

/** The vault's place of an encrypted signing key. */
export const keyPlace = (kid: string): string => `sso.signing_key/${kid}`

const makeKey = async (db: Db, vault: Vault, signsAfter = 0): Promise<StoredKey> => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const kid = newSecret().slice(0, 16)
  const [secret, open] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)])
  await db
    .insertInto('sso.signing_key')
    .values({
      kid,
      private_jwk: JSON.stringify(vault.seal(JSON.stringify(secret), keyPlace(kid))),
      public_jwk: JSON.stringify({ ...open, kid, alg: 'EdDSA', use: 'sig' }),
      signs_from: sql`now() + make_interval(secs => ${signsAfter})`,
    })
    .execute()
  return { kid, private_jwk: secret }
}

/** Seconds for which the next key is published before it signs: caches of the published keys are as old at most. */
const publishedBefore = 300

/** How long a process signs with a key before it looks for the next one, in milliseconds. */
const readAgainAfter = 30_000

/** Makes the next signing key, unless one was made within the last hour: a command that was cut off may be repeated. */
export const addSigningKey = (db: Db, vault: Vault): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sso.signing_key', 0))`.execute(tx)
    const { rows } = await sql<{ recent: boolean }>`
      select exists (select from sso.signing_key where created_at > now() - interval '1 hour') as recent`.execute(
      tx,
    )
    if (rows[0]!.recent) return false
    await makeKey(tx, vault, publishedBefore)
    return true
  })

/** The key that signs now, created if there is none; the lock lets one of several starting processes create it. */
const newestKey = (db: Db, vault: Vault): Promise<StoredKey> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sso.signing_key', 0))`.execute(tx)
    const { rows } = await sql<StoredKey>`
      select kid, private_jwk from sso.signing_key where signs_from <= now()
      order by signs_from desc, created_at desc, kid limit 1`.execute(tx)
    return rows[0] ?? makeKey(tx, vault)
  })

/** Loads the signing key on first use and looks for the next one from time to time. */
export const signingKeys = (db: Db, vault: Vault): SigningKeys => {
  let current: Promise<{ kid: string; key: CryptoKey }> | undefined
  let readAt = 0
  const read = async () => {
    const { kid, private_jwk: stored } = await newestKey(db, vault)
    const jwk = typeof stored === 'string' ? (JSON.parse(vault.open(stored, keyPlace(kid))) as JWK) : stored
    return { kid, key: (await importJWK(jwk, 'EdDSA')) as CryptoKey }
  }
  const ours = () => {
    if (Date.now() - readAt > readAgainAfter) {
      current = undefined
      readAt = Date.now()
    }
    // A failure is not cached: the next call retries when the database is back.
    current ??= read().catch((error: unknown) => {
      current = undefined
      throw error
    })
    return current
  }
  return {
    current: ours,
    published: async () => {
      await ours()
      const rows = await db
        .selectFrom('sso.signing_key')
        .select('public_jwk')
        .orderBy('created_at', 'desc')
        .execute()
      return { keys: rows.map((row) => row.public_jwk as JWK) }
    },
  }
}
