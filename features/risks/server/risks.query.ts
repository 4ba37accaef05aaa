import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, projects } from '#features/projects'
import { query } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { getPastRisks, getRiskHistory, getRisks } from '../contract/risk.endpoints.ts'
import type { pastRisk } from '../contract/risk.schemas.ts'
import { readRegister } from './risk.repository.ts'

export const getRisksQuery = query({
  endpoint: getRisks,
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.view,
  run: (ctx, _input, { id }) => readRegister(ctx, id),
})

export const getPastRisksQuery = query({
  endpoint: getPastRisks,
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.view,
  run: async ({ db }, { query: { day, timeZone } }, { id }) => {
    const { rows } = await sql<z.output<typeof pastRisk>>`
      select p.id, p.name, p."chanceBefore", p."lossesBefore", p."chanceAfter", p."lossesAfter" from (
        select distinct on (h.risk_id) h.risk_id as id, h.name, h.chance_before as "chanceBefore",
          h.losses_before as "lossesBefore", h.chance_after as "chanceAfter", h.losses_after as "lossesAfter", h.gone
        from risk_past h where h.project_id = ${id} and h.at < ((${day}::date + 1)::timestamp at time zone ${timeZone})
        order by h.risk_id, h.at desc, h.id desc
      ) p where not p.gone`.execute(db)
    return { risks: rows }
  },
})

export const getRiskHistoryQuery = query({
  endpoint: getRiskHistory,
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.view,
  run: async ({ db }, _input, { id }) => ({
    items: await readHistory(db, sql`values ('risk_register', ${String(id)})`),
  }),
})
