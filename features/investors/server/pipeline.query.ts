import { sql } from 'kysely'
import { projectPageScope } from '#features/projects'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import {
  compareProjects,
  getPipelinePlace,
  getStageNames,
  listPipeline,
} from '../contract/pipeline.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { pipelineEntries } from '../domain/pipeline.policy.ts'
import { readStageNames } from './stage-names.ts'
import { readCompared } from './compare.ts'
import type { PipelineStage } from '../domain/pipeline.rules.ts'
import { findEntry } from './find-entry.ts'
import { cardScope, pipelineRows } from './pipeline.repository.ts'

export const listPipelineQuery = listOf(listPipeline, {
  load: nothing,
  authorize: investorProfiles.view,
  rows: pipelineRows,
  scope: ({ actor }) => cardScope(actor.uid),
  sortings: () => ({
    NEXT_DAY: [sql`coalesce(c.next_day, 'infinity')`, sql`c.id`],
    CHANGE_DATE: sql`c.updated_at`,
  }),
  filters: { stage: (stages) => sql`c.stage = any(${[...stages]})` },
  // A project whose page is not accessible is not found by name.
  search: {
    text: ({ actor }) =>
      sql`concat_ws(' ', c.note, c.next_step, case when ${projectPageScope(actor)} then p.name end)`,
  },
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
