import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import type { Gate } from '#platform/server/http/gate.ts'
import { refusalDuring } from '../domain/maintenance.gate.ts'
import type { MaintenanceMode } from '../domain/states.ts'

type Works = { startsAt: number; endsAt: number; time: string; timeZone: string; mode: MaintenanceMode }

/** Cache lifetime in milliseconds, which bounds the delay of a change whose message is lost. */
const knownFor = 3000

const known = perDatabase(() => ({ readAt: 0, works: Promise.resolve<readonly Works[]>([]) }))

/** Maintenance with restrictions, current or starting within an hour. */
const readWorks = async (db: Db): Promise<readonly Works[]> => {
  const { rows } = await sql<Works>`
    select extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt",
      to_char(ends_at at time zone time_zone, 'HH24:MI') as time, time_zone as "timeZone", mode
    from maintenance_notice
    where status = 'PLANNED' and mode <> 'NOTICE' and ends_at > now() and starts_at < now() + interval '1 hour'
    order by mode, starts_at`.execute(db)
  return rows
}

/**
 * Current maintenance, cached; if the database is unavailable nothing is blocked, because its own error is more
 * informative.
 */
const currentWorks = async (db: Db): Promise<readonly Works[]> => {
  const cached = known(db)
  const now = Date.now()
  if (now - cached.readAt > knownFor) {
    cached.readAt = now
    cached.works = readWorks(db).catch(() => [])
  }
  return cached.works
}

/** Invalidates the cache. */
export const forgetWorks = (db: Db): void => {
  known(db).readAt = 0
}

/** Restricts the portal to reading, or closes it, during maintenance; administrators are exempt. */
export const createPortalGate =
  (db: Db): Gate =>
  async ({ endpoint, actor }) => {
    const now = Date.now()
    const works = await currentWorks(db)
    for (const { startsAt, endsAt, time, timeZone, mode } of works) {
      if (now < startsAt || now >= endsAt) continue
      const refused = refusalDuring(mode, endpoint, actor)
      if (refused)
        throw new ProductError(refused, {
          time,
          zone: timeZone.replaceAll('_', ' '),
          retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)),
        })
    }
  }
