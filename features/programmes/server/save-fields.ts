import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { TrackpointField } from '../domain/trackpoint-fields.rules.ts'
import { checkedFields, replaceFields, type Asker } from './trackpoint-fields.repository.ts'

/** Where the version of the requested fields is stored, and the name of their change in the history. */
const saves = {
  trackpoint: { version: sql`fields_version`, action: 'saveFields' },
  track: { version: sql`form_version`, action: 'saveForm' },
} as const

type Given = { version: number; fields: readonly TrackpointField[]; acceleratorId: number }

/**
 * Saves the requested fields of a trackpoint or an application form; `check` verifies under the lock what may have
 * changed. Errors: `STATE_CHANGED` if saved since the version, and field errors at their index.
 */
export const saveFields = async (
  ctx: SignedIn,
  asker: Asker,
  { version, fields, acceleratorId }: Given,
  check?: () => Promise<void>,
): Promise<void> => {
  const { kind, id } = asker
  const save = saves[kind]
  const { numAffectedRows } = await sql`
    update ${sql.table(kind)} set ${save.version} = ${version + 1} where id = ${id} and ${save.version} = ${version}`.execute(
    ctx.db,
  )
  if (!numAffectedRows) throw new ProductError('STATE_CHANGED')
  await check?.()
  await replaceFields(ctx.db, asker, await checkedFields(ctx.db, asker, fields))
  await audit(ctx, {
    acceleratorId,
    subject: kind,
    subjectId: id,
    action: save.action,
    details: { fields: fields.map(({ code }) => code) },
  })
}
