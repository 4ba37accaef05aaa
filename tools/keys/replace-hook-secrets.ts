import { sql } from 'kysely'
import { showcaseHooks } from '#features/showcases'
import { notifyOfReplacedSecret, webHookTables } from '#features/web-hooks'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { HookTables } from '#platform/server/hooks/hook-tables.ts'
import { newSigningSecret } from '#platform/server/hooks/sign-message.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { vaultOf } from '#platform/server/secrets/vault-key.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import type { Rotation } from './rotate-keys.ts'

/** Days for which deliveries are also signed with the secret that the receiver knows: its owner has to act. */
const overlapDays = 30

/** Minutes for which a secret counts as new: a command that was cut off goes on with the others. */
const newForMinutes = 60

type Hook = {
  id: number
  url: string
  active: boolean
  acceleratorId: number | null
  recipients: string[]
  templateId: number | null
}

/** The webhooks of each table with their owners: the person with a personal one, otherwise the accelerator's administrators. */
const kinds = [
  {
    tables: webHookTables,
    columns: sql`h.accelerator_id as "acceleratorId", null as "templateId",
      case when h.accelerator_id is null then array[h.created_by]
        else ${acceleratorAdministrators(sql`h.accelerator_id`)} end as recipients`,
    from: sql`web_hook h`,
  },
  {
    tables: showcaseHooks,
    columns: sql`t.accelerator_id as "acceleratorId", ${acceleratorAdministrators(sql`t.accelerator_id`)} as recipients,
      t.id as "templateId"`,
    from: sql`showcase_hook h join publication_template t on t.id = h.template_id`,
  },
] as const

const isDue = sql`h.secret_known and h.secret_at < now() - make_interval(mins => ${newForMinutes})`

const pageOf = ({ templateId }: Hook): ScreenHref =>
  templateId === null
    ? linkTo('/bch/view/person-user-profile', { tab: 'tokens' })
    : linkTo(`/bch/view/publicationTemplateConstructor/${templateId}/settings`, {})

/** Replaces the secret of one webhook and notifies its owners, both or neither; false if somebody else just did. */
const replaceSecret = (db: Db, vault: Vault, tables: HookTables, hook: Hook): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(tables.hooks)} h set previous_secret = secret, secret = ${vault.seal(newSigningSecret(), tables.place(hook.id))},
        previous_until = now() + make_interval(days => ${overlapDays}), secret_at = now(), secret_known = false
      where h.id = ${hook.id} and ${isDue}`.execute(tx)
    if (numAffectedRows === 0n) return false
    // To one that is off nothing is delivered.
    if (!hook.active) return true
    await notifyOfReplacedSecret(tx, { ...hook, link: pageOf(hook) }, overlapDays)
    return true
  })

/**
 * Replaces the signing secrets of all webhooks while the portal runs. Deliveries are signed with both secrets until the owners
 * have taken the new ones ("Change secret") and the overlap is over. If it is cut off, the next call goes on with the rest.
 */
export const replaceHookSecrets = async ({ db, config, say }: Pick<Rotation, 'db' | 'config' | 'say'>) => {
  const vault = vaultOf(config)
  let replaced = 0
  for (const { tables, columns, from } of kinds) {
    const { rows } =
      await sql<Hook>`select h.id, h.url, h.active, ${columns} from ${from} where ${isDue} order by h.id`.execute(
        db,
      )
    for (const hook of rows) if (await replaceSecret(db, vault, tables, hook)) replaced += 1
  }
  say(
    `${replaced} secrets of webhooks were replaced. For ${overlapDays} days deliveries are signed with both; the owners were notified to take the new ones.`,
  )
}
