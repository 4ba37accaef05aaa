import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { HealthFinding, HealthProblem } from '../../domain/health.rules.ts'

/** An alarm that has just begun. */
export type Alarm = HealthFinding & { id: number }

/**
 * Records what is wrong now: a new finding begins an alarm, an alarm without its finding ends. A process ends no alarm that it
 * cannot judge (`unjudged`), and a finding that returns within an hour reopens its alarm, so that nobody is mailed again.
 * Returns the alarms that began here: of several processes with the same finding, one gets it.
 */
export const raiseAlarms = async (
  db: Db,
  findings: readonly HealthFinding[],
  unjudged: readonly HealthProblem[] = [],
): Promise<Alarm[]> => {
  const found = JSON.stringify(findings)
  await sql`
    update portal_alarm a set ended_at = null from (
      select distinct on (p.finding) p.id from portal_alarm p
      join jsonb_to_recordset(${found}::jsonb) as f(finding text) on f.finding = p.finding
      where p.ended_at > now() - interval '1 hour'
        and not exists (select from portal_alarm o where o.finding = p.finding and o.ended_at is null)
      order by p.finding, p.ended_at desc) last where a.id = last.id`.execute(db)
  const ended = await sql`
    update portal_alarm set ended_at = now() where ended_at is null and not finding = any(${[...unjudged]}::text[])
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
