import { sql } from 'kysely'
import { z } from 'zod'
import { system } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { job } from '#platform/server/jobs/job.ts'
import { daysBeforeEnd, type RiskEvent } from '../domain/events.ts'

/** Maximum number of acceptances per run; the rest is processed the next day. */
const maxRisks = 500

/** Raises an event for each acceptance that ends soon, once per end date. */
const notifyLeaders = async (db: Db, today: string): Promise<void> => {
  const { rows } = await sql<{ id: number; projectId: number }>`
    update risk r set told_end = r.accepted_until where r.id in (
      select id from risk where response = 'RISK_ACCEPTANCE' and accepted_until between ${today}::date and ${today}::date + ${daysBeforeEnd}::int
        and told_end is distinct from accepted_until order by accepted_until, id limit ${maxRisks} for update skip locked)
    returning r.id, r.project_id as "projectId"`.execute(db)
  for (const { id, projectId } of rows)
    await raise({ db, actor: system }, 'RiskAcceptanceEnds' satisfies RiskEvent, { id, projectId }, null)
}

/**
 * Notifies leaders daily of acceptances that end within a week. Not a source of reminders: a project’s risks belong to no
 * accelerator whose rules could apply.
 */
export const notifyOfConsentEnds = job({
  name: 'tell-ends-of-consents',
  cron: '50 5 * * *',
  payload: z.object({ today: z.iso.date().optional() }).catch({}),
  run: ({ db }, { today }) =>
    db.transaction().execute((tx) => notifyLeaders(tx, today ?? new Date().toISOString().slice(0, 10))),
})
