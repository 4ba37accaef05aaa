import { sql } from 'kysely'
import type { SystemVariable } from '#platform/domain/variables/system-variables.ts'
import type { Db } from '#platform/server/context.ts'
import { readVariables } from '#platform/server/variables/live-variables.ts'

/** Sets a system variable, as an administrator would; this process uses it at once. */
export const setVariable = async (db: Db, key: SystemVariable, value: string | number): Promise<void> => {
  await sql`insert into application_setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, version = application_setting.version + 1`.execute(
    db,
  )
  await readVariables(db)
}
