import { sql } from 'kysely'
import { z } from 'zod'
import { guest } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { job } from '#platform/server/jobs/job.ts'
import { daysBeforeEnd, type RiskEvent } from '../domain/events.ts'

/** So many consents at a time: what is left waits for tomorrow. */
const most = 500

/** Tells of each consent that ends soon, once for each end. */
const tell = async (db: Db, today: string): Promise<void> => {
  const { rows } = await sql<{ id: number; projectId: number }>`
    update risk r set told_end = r.accepted_until where r.id in (
      select id from risk where response = 'RISK_ACCEPTANCE' and accepted_until between ${today}::date and ${today}::date + ${daysBeforeEnd}::int
        and told_end is distinct from accepted_until order by accepted_until, id limit ${most} for update skip locked)
    returning r.id, r.project_id as "projectId"`.execute(db)
  for (const { id, projectId } of rows)
    await raise({ db, actor: guest }, 'RiskAcceptanceEnds' satisfies RiskEvent, { id, projectId }, null)
}

/** Tells leaders each day whose consent to a risk ends within a week. */
export const tellEndsOfConsents = job({
  name: 'tell-ends-of-consents',
  cron: '50 5 * * *',
  payload: z.object({ today: z.iso.date().optional() }).catch({}),
  run: ({ db }, { today }) =>
    db.transaction().execute((tx) => tell(tx, today ?? new Date().toISOString().slice(0, 10))),
})
