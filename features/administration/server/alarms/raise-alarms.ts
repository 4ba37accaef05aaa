import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { HealthFinding } from '../../domain/health.rules.ts'

/** An alarm that has just begun. */
export type Alarm = HealthFinding & { id: number }

/**
 * Notes what is wrong now: what was found first begins an alarm, what is no longer found ends its own. Returns those that
 * began here: of several processes that find the same, one has it.
 */
export const raiseAlarms = async (db: Db, findings: readonly HealthFinding[]): Promise<Alarm[]> => {
  const found = JSON.stringify(findings)
  const ended = await sql`
    update portal_alarm set ended_at = now() where ended_at is null
      and not exists (select from jsonb_to_recordset(${found}::jsonb) as f(finding text) where f.finding = portal_alarm.finding)`.execute(
    db,
  )
  await sql`update portal_alarm a set value = f.value from jsonb_to_recordset(${found}::jsonb) as f(finding text, value int)
    where f.finding = a.finding and a.ended_at is null and a.value <> f.value`.execute(db)
  const { rows } = await sql<Alarm>`
    insert into portal_alarm (finding, value)
    select f.finding, f.value from jsonb_to_recordset(${found}::jsonb) as f(finding text, value int)
    on conflict (finding) where ended_at is null do nothing returning id, finding, value`.execute(db)
  if (rows.length > 0 || Number(ended.numAffectedRows ?? 0) > 0)
    await announceChanges(db, ['alarm'], { people: await readUids(db, portalAdministrators()) })
  return rows
}
