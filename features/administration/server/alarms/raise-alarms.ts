import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { HealthFinding, HealthProblem } from '../../domain/health.rules.ts'

/** Result of a process: what it found, what it cannot judge, and its machine. */
export type Looked = {
  findings: readonly HealthFinding[]
  unjudged?: readonly HealthProblem[]
  host?: string
}

/**
 * Records the current problems: a new finding opens an alarm, an alarm without its finding is closed. A process
 * closes no alarm that it cannot judge (`unjudged`), and none of another machine unless that one has been silent for
 * a day. A finding that returns within an hour reopens its alarm, so that no second email is sent.
 */
export const raiseAlarms = async (db: Db, { findings, unjudged = [], host = '' }: Looked): Promise<void> => {
  const found = JSON.stringify(findings.map((finding) => ({ ...finding, host: finding.host ?? '' })))
  const rows = sql`jsonb_to_recordset(${found}::jsonb) as f(finding text, value int, host text)`
  await sql`
    update portal_alarm a set ended_at = null from (
      select distinct on (p.finding, p.host) p.id from portal_alarm p
      join ${rows} on f.finding = p.finding and f.host = p.host
      where p.ended_at > now() - interval '1 hour' and not exists (
        select from portal_alarm o where o.finding = p.finding and o.host = p.host and o.ended_at is null)
      order by p.finding, p.host, p.ended_at desc) last where a.id = last.id`.execute(db)
  const ended = await sql`
    update portal_alarm a set ended_at = now() where a.ended_at is null
      and (a.host in ('', ${host}) or a.seen_at < now() - interval '1 day')
      and not (a.finding = any(${[...unjudged]}::text[]) and a.host in ('', ${host}))
      and not exists (select from ${rows} where f.finding = a.finding and f.host = a.host)`.execute(db)
  await sql`update portal_alarm a set value = f.value, seen_at = now() from ${rows}
    where f.finding = a.finding and f.host = a.host and a.ended_at is null`.execute(db)
  const begun = await sql`
    insert into portal_alarm (finding, value, host) select f.finding, f.value, f.host from ${rows}
    on conflict (finding, host) where ended_at is null do nothing`.execute(db)
  if (Number(begun.numAffectedRows ?? 0) + Number(ended.numAffectedRows ?? 0) > 0)
    await announceChanges(db, ['alarm'], { people: await readUids(db, portalAdministrators()) })
}
