import { sql } from 'kysely'
import { stat } from 'node:fs/promises'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import type { getHealth } from '../contract/health.endpoints.ts'

type Ages = ResponseOf<typeof getHealth>['keys']

/** When the key file was last changed, which puts a new key first; null if the keys are in a variable. */
const changedAt = async (file: string | null): Promise<string | null> => {
  if (file === null) return null
  const found = await stat(file).catch(() => null)
  return found && found.mtime.toISOString()
}

/** Returns the age of the portal's keys; null if there are none or it is unknown. */
export const readKeyAges = async (db: Db, keyFile: string | null): Promise<Ages> => {
  const [secretsKeyAt, { rows }] = await Promise.all([
    changedAt(keyFile),
    sql<Omit<Ages, 'secretsKeyAt'>>`
      with hooks as (
        select secret_at, secret_known from web_hook where active
        union all select secret_at, secret_known from showcase_hook where active)
      select (select max(signs_from) from sso.signing_key where signs_from <= now()) as "signingKeyAt",
        (select min(secret_at) from hooks) as "oldestHookSecretAt",
        (select count(*)::int from hooks where not secret_known) as "hookSecretsNotTaken"`.execute(db),
  ])
  const { signingKeyAt, oldestHookSecretAt, hookSecretsNotTaken } = rows[0]!
  const instantOf = (at: string | null): string | null => at && new Date(at).toISOString()
  return {
    secretsKeyAt,
    signingKeyAt: instantOf(signingKeyAt),
    oldestHookSecretAt: instantOf(oldestHookSecretAt),
    hookSecretsNotTaken,
  }
}
