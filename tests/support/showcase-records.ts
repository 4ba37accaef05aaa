import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { newSecret } from '#platform/server/secrets/hashed-secret.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { placeOfHook } from '../../features/showcases/server/hook-jobs.ts'
import { insertOne, type Row } from './factories/insert.ts'
import { secretsKey } from './secrets-key.ts'

/** A key of a showcase, with its secret. */
export const makeShowcaseKey = async (
  db: Db,
  { templateId, createdBy }: { templateId: number; createdBy: string },
): Promise<{ id: number; secret: string; secretAt: string }> => {
  const { key, secret, hash } = newSecret()
  const { rows } = await sql<{ id: number; secretAt: string }>`
    insert into showcase_key (template_id, name, key, secret_hash, created_by)
    values (${templateId}, 'Сайт', ${key}, ${hash}, ${createdBy}) returning id, secret_at as "secretAt"`.execute(
    db,
  )
  return { ...rows[0]!, secret }
}

/** A webhook of a showcase for all events, with its signing secret. */
export const makeShowcaseHook = async (
  db: Db,
  { templateId, createdBy }: { templateId: number; createdBy: string },
): Promise<Row<'showcase_hook'> & { signsWith: string }> => {
  const hook = await insertOne(db, 'showcase_hook', {
    template_id: templateId,
    url: 'https://hooks.example.com/showcase',
    kinds: ['PUBLISHED', 'REPUBLISHED', 'CHANGED', 'TAKEN_BACK'],
    secret: '',
    created_by: createdBy,
  })
  const signsWith = 'whsec_of-tests'
  const secret = createVault(readKeys(secretsKey)).seal(signsWith, placeOfHook(hook.id))
  await db.updateTable('showcase_hook').set({ secret }).where('id', '=', hook.id).execute()
  return { ...hook, secret, signsWith }
}

/** A failed delivery of a webhook. */
export const makeShowcaseDelivery = (db: Db, hookId: number): Promise<Row<'showcase_delivery'>> =>
  insertOne(db, 'showcase_delivery', {
    hook_id: hookId,
    kind: 'TEST',
    changed_at: new Date().toISOString(),
    outcome: 'FAILED',
  })
