import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import type { Gate } from '#platform/server/http/gate.ts'
import { refusalDuring } from '../domain/maintenance.gate.ts'
import type { MaintenanceMode } from '../domain/states.ts'

type Works = { startsAt: number; endsAt: number; time: string; timeZone: string; mode: MaintenanceMode }

/** Milliseconds for which a process goes by the works that it has read: as long as a new notice takes to close it. */
const knownFor = 3000

const known = perDatabase(() => ({ readAt: 0, works: Promise.resolve<readonly Works[]>([]) }))

/** Works that stop something, going on or within an hour. */
const readWorks = async (db: Db): Promise<readonly Works[]> => {
  const { rows } = await sql<Works>`
    select extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt",
      to_char(ends_at at time zone time_zone, 'HH24:MI') as time, time_zone as "timeZone", mode
    from maintenance_notice
    where status = 'PLANNED' and mode <> 'NOTICE' and ends_at > now() and starts_at < now() + interval '1 hour'
    order by mode, starts_at`.execute(db)
  return rows
}

/** The works of now, read seldom: a database that is away closes nothing, its own error says enough. */
const currentWorks = async (db: Db): Promise<readonly Works[]> => {
  const kept = known(db)
  const now = Date.now()
  if (now - kept.readAt > knownFor) {
    kept.readAt = now
    kept.works = readWorks(db).catch(() => [])
  }
  return kept.works
}

/** Lets the process look at the works again at once. */
export const forgetWorks = (db: Db): void => {
  known(db).readAt = 0
}

/** While works last the portal is only read, or closed; its administrators go on. */
export const createPortalGate =
  (db: Db): Gate =>
  async ({ endpoint, feature, actor }) => {
    const now = Date.now()
    const works = await currentWorks(db)
    for (const { startsAt, endsAt, time, timeZone, mode } of works) {
      if (now < startsAt || now >= endsAt) continue
      const call = { feature, name: endpoint.name, changes: (endpoint.changes?.length ?? 0) > 0 }
      const refused = refusalDuring(mode, call, actor)
      if (refused)
        throw new ProductError(refused, {
          time,
          zone: timeZone.replaceAll('_', ' '),
          retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)),
        })
    }
  }
