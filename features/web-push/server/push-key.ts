import { sql } from 'kysely'
import webPush from 'web-push'
import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** Vault context of the private key. */
const place = 'web-push-key'

type KeyPair = { publicKey: string; privateKey: string }

const findKey = async (db: Db): Promise<KeyPair | undefined> => {
  const { rows } = await sql<KeyPair>`
    select public_key as "publicKey", private_key as "privateKey" from web_push_key`.execute(db)
  return rows[0]
}

/** The portal's key pair for push services; null before the first device was added. */
export const readPushKey = async (db: Db, vault: () => Vault): Promise<KeyPair | null> => {
  const stored = await findKey(db)
  return stored ? { ...stored, privateKey: vault().open(stored.privateKey, place) } : null
}

/** The public key; the pair is made once, because every device is bound to it. */
export const ensurePushKey = async (db: Db, vault: () => Vault): Promise<string> => {
  const known = await findKey(db)
  if (known) return known.publicKey
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await sql`insert into web_push_key (public_key, private_key) values (${publicKey}, ${vault().seal(privateKey, place)})
    on conflict do nothing`.execute(db)
  const stored = await findKey(db)
  return stored?.publicKey ?? publicKey
}

/** Encrypts the private key with the newest key of the vault. */
export const resealPushKey = async (db: Db, vault: () => Vault): Promise<void> => {
  const stored = await findKey(db)
  if (!stored || vault().isCurrent(stored.privateKey)) return
  const sealed = vault().seal(vault().open(stored.privateKey, place), place)
  await sql`update web_push_key set private_key = ${sealed} where private_key = ${stored.privateKey}`.execute(
    db,
  )
}
