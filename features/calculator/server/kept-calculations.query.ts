import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import {
  getCalculation,
  getCalculations,
  getSharedCalculation,
} from '../contract/kept-calculations.endpoints.ts'
import { savedLimits } from '../domain/kept.ts'
import { calculations } from './calculation.policy.ts'
import { findCalculatedProject, findCalculation, hashOf } from './calculation.repository.ts'

type Listed = ResponseOf<typeof getCalculations>['items'][number]
type Comment = ResponseOf<typeof getCalculation>['comments'][number]
type Shared = ResponseOf<typeof getSharedCalculation>

export const getCalculationsQuery = query({
  endpoint: getCalculations,
  load: (ctx, { query: { projectId } }) => findCalculatedProject(ctx.db, projectId),
  authorize: calculations.view,
  run: async (ctx, _input, project) => {
    const { rows } = await sql<Listed>`
      select c.id, c.name, ${personRefJson('x')} as author, c.created_at as "createdAt",
        (select count(*)::int from calculation_comment m where m.calculation_id = c.id) as "commentsCount",
        case when c.link_until > ${ctx.now.toISOString()} then c.link_until end as "linkUntil"
      from calculation c join person x on x.uid = c.author_uid
      where c.project_id = ${project.id} order by c.id desc limit ${sql.lit(savedLimits.perProject)}`.execute(
      ctx.db,
    )
    return { items: rows, mayEdit: calculations.write.allows(ctx.actor, project) }
  },
})

export const getCalculationQuery = query({
  endpoint: getCalculation,
  load: (ctx, { query: { calculationId } }) => findCalculation(ctx.db, calculationId),
  authorize: calculations.view,
  run: async (ctx, _input, saved) => {
    const { rows } = await sql<Comment>`
      select m.id, m.place, m.text, ${personRefJson('x')} as author, m.created_at as at
      from calculation_comment m join person x on x.uid = m.author_uid
      where m.calculation_id = ${saved.calculationId} order by m.id limit ${sql.lit(savedLimits.comments)}`.execute(
      ctx.db,
    )
    return {
      id: saved.calculationId,
      name: saved.calculationName,
      project: { id: saved.id, name: saved.name },
      // Without the address, which is only used for sending.
      inputs: { ...saved.inputs, email: '' },
      mayEdit: calculations.write.allows(ctx.actor, saved),
      comments: rows,
    }
  },
})

/** A link opens one calculation for its holder; unknown and expired links give the same response. */
export const getSharedCalculationQuery = query({
  endpoint: getSharedCalculation,
  load: async (ctx, { query: { link } }) => {
    const { rows } = await sql<Shared>`
      select c.name, json_build_object('name', p.name) as project, c.inputs - 'email' as inputs, c.link_until as until
      from calculation c join project p on p.id = c.project_id
      where c.link_hash = ${hashOf(link)} and c.link_until > ${ctx.now.toISOString()}`.execute(ctx.db)
    return rows[0]
  },
  authorize: portalPolicy.visit,
  run: async (_ctx, _input, shared) => shared,
})
