import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { visibleProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { instantJson } from '#platform/server/sql.ts'
import {
  compareProjects,
  getPipelinePlace,
  getStageNames,
  listPipeline,
} from '../contract/pipeline.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { pipelineEntries } from '../domain/pipeline.policy.ts'
import type { PipelineStage } from '../domain/pipeline.rules.ts'
import { findEntry } from './find-entry.ts'
import { fitColumns, withFit, type FitRaw } from './fit.sql.ts'
import { cardScope, pipelineRows } from './pipeline.repository.ts'
import { ownCards } from './pipeline.row-set.ts'
import { readStageNames } from './stage-names.ts'

type Compared = ResponseOf<typeof compareProjects>['items'][number]
type Raw = Omit<Compared, 'fit'> & FitRaw

/** Projects for an investor's comparison, in the given order; inaccessible ones are omitted. */
const readCompared = async (ctx: SignedIn, ids: readonly number[]): Promise<Compared[]> => {
  const { db, actor, locale } = ctx
  const { rows } = await sql<Raw>`
    select p.id, p.name, p.summary, ${fitColumns(ctx)},
      coalesce((select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)}) order by v.seq, v.id)
        from dictionary_value v where v.id = any(p.industry_ids)), '[]') as industries,
      (select json_build_object('id', v.id, 'name', ${valueName('v', locale)})
        from dictionary_value v where v.id = p.stage_id) as stage,
      (select count(*)::int from project_member m where m.project_id = p.id) as team,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name, a.id)
        from accelerator a where exists (select from shown_project s where s.project_id = p.id and s.accelerator_id = a.id)),
        '[]') as accelerators,
      (select count(*)::int from project_track t where t.project_id = p.id and exists (
        select from project_trackpoint k where k.project_track_id = t.id) and not exists (
        select from project_trackpoint k where k.project_track_id = t.id and k.state <> 'ACCEPT_CODE')) as "tracksPassed",
      ${instantJson(sql`(select max(s.published_at) from shown_project s where s.project_id = p.id)`)} as "publishedAt",
      (select json_build_object('stage', c.stage, 'note', c.note, 'nextStep', c.next_step)
        from pipeline_card c where c.project_id = p.id and ${cardScope(actor.uid)}
        order by c.firm_id nulls last limit 1) as card
    from project p where p.id = any(${[...ids]}::bigint[]) and ${whereOf(visibleProjects, { actor }, null)}
    order by array_position(${[...ids]}::bigint[], p.id)`.execute(db)
  return rows.map(withFit)
}

export const listPipelineQuery = listOf(listPipeline, {
  load: nothing,
  authorize: investorProfiles.view,
  rows: pipelineRows,
  ...ownCards,
  sortings: () => ({
    NEXT_DAY: [sql`coalesce(c.next_day, 'infinity')`, sql`c.id`],
    CHANGE_DATE: sql`c.updated_at`,
  }),
})

export const getPipelinePlaceQuery = query({
  endpoint: getPipelinePlace,
  load: (ctx, { query: { projectId } }) => findEntry(ctx, projectId),
  authorize: pipelineEntries.view,
  run: async (ctx, _input, entry) => {
    const allowed = pipelineEntries.add.allows(ctx.actor, entry)
    if (!allowed) return { allowed, stage: null }
    const { rows } = await sql<{ stage: PipelineStage }>`
      select c.stage from pipeline_card c where c.project_id = ${entry.id} and ${cardScope(ctx.actor.uid)}
      order by c.firm_id nulls last limit 1`.execute(ctx.db)
    return { allowed, stage: rows[0]?.stage ?? null }
  },
})

export const getStageNamesQuery = query({
  endpoint: getStageNames,
  load: nothing,
  authorize: investorProfiles.view,
  run: readStageNames,
})

export const compareProjectsQuery = query({
  endpoint: compareProjects,
  load: nothing,
  authorize: investorProfiles.view,
  run: async (ctx, { query: { projectIds } }) => ({ items: await readCompared(ctx, projectIds) }),
})
