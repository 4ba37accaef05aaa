import { sql } from 'kysely'
import { z } from 'zod'
import { system } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { job } from '#platform/server/jobs/job.ts'
import { figureDays, type DealEvent } from '../domain/states.ts'
import { lastHalfYearEnd } from '../domain/survival.rules.ts'

/** Maximum number of companies per run; the rest is processed the next day. */
const maxRequests = 500

/**
 * Requests figures once per half-year from the leader of each company with an earlier investment, except closed ones.
 */
const ask = async (db: Db, periodEnd: string): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    insert into figure_ask (project_id, period_end, asked_uid, until_day)
    select p.id, ${periodEnd}, p.leader_uid, current_date + ${figureDays}::int from project p
    where p.leader_uid is not null
      and exists (select from deal d where d.project_id = p.id and d.confirmed_at is not null and d.deal_day <= ${periodEnd})
      and not exists (select from figure_ask a where a.project_id = p.id and (a.period_end = ${periodEnd} or a.company = 'CLOSED'))
    order by p.id limit ${maxRequests} on conflict do nothing returning id`.execute(db)
  for (const { id } of rows)
    await raise({ db, actor: system }, 'FiguresAsked' satisfies DealEvent, { id }, null)
}

/** Requests the figures of the latest half-year, daily. */
export const askFigures = job({
  name: 'ask-figures',
  cron: '40 5 * * *',
  payload: z.object({ today: z.iso.date().optional() }).catch({}),
  run: ({ db }, { today }) =>
    db
      .transaction()
      .execute((tx) => ask(tx, lastHalfYearEnd(today ?? new Date().toISOString().slice(0, 10)))),
})
