import { sql } from 'kysely'
import webPush from 'web-push'
import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** What the private key is bound to in the vault. */
const place = 'web-push-key'

type Kept = { publicKey: string; privateKey: string }

const findKey = async (db: Db): Promise<Kept | undefined> => {
  const { rows } = await sql<Kept>`
    select public_key as "publicKey", private_key as "privateKey" from web_push_key`.execute(db)
  return rows[0]
}

/** The portal's key pair for push services; null before the first device was added. */
export const readPushKey = async (db: Db, vault: () => Vault): Promise<Kept | null> => {
  const kept = await findKey(db)
  return kept ? { ...kept, privateKey: vault().open(kept.privateKey, place) } : null
}

/** The public key; the pair is made once, because every device is bound to it. */
export const ensurePushKey = async (db: Db, vault: () => Vault): Promise<string> => {
  const known = await findKey(db)
  if (known) return known.publicKey
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await sql`insert into web_push_key (public_key, private_key) values (${publicKey}, ${vault().seal(privateKey, place)})
    on conflict do nothing`.execute(db)
  const kept = await findKey(db)
  return kept?.publicKey ?? publicKey
}

/** Encrypts the private key with the newest key of the vault. */
export const resealPushKey = async (db: Db, vault: () => Vault): Promise<void> => {
  const kept = await findKey(db)
  if (!kept || vault().isCurrent(kept.privateKey)) return
  const sealed = vault().seal(vault().open(kept.privateKey, place), place)
  await sql`update web_push_key set private_key = ${sealed} where private_key = ${kept.privateKey}`.execute(
    db,
  )
}
