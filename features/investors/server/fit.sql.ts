import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { fitOf, type Fit } from '../domain/pipeline.rules.ts'

/** Values of project `p`, and those the reader wants. */
export type FitRaw = {
  industries: number[]
  wantedIndustries: number[]
  stageIds: number[]
  wantedStages: number[]
}

export const fitColumns = ({ actor }: SignedIn): Sql => sql`array_to_json(p.industry_ids) as industries,
  case when p.stage_id is null then '[]' else json_build_array(p.stage_id) end as "stageIds",
  array(select i.value_id from person_industry i where i.person_uid = ${actor.uid}) as "wantedIndustries",
  array(select i.value_id from investor_stage i where i.person_uid = ${actor.uid}) as "wantedStages"`

/** Whether they match, per fact. */
export const fitOfProject = ({
  industries,
  wantedIndustries,
  stageIds,
  wantedStages,
}: FitRaw): { industries: Fit; stage: Fit } => ({
  industries: fitOf(industries.map(Number), wantedIndustries.map(Number)),
  stage: fitOf(stageIds.map(Number), wantedStages.map(Number)),
})
