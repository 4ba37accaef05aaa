import { sql } from 'kysely'
import { visibleProjects } from '#features/projects'
import { hasRole } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet, whereOf } from '#platform/server/lists/row-set.ts'
import { pipelineCards } from '../domain/pipeline.policy.ts'
import type { PipelineStage } from '../domain/pipeline.rules.ts'
import { cardScope, findPipelineCard, pipelineRows } from './pipeline.repository.ts'

/** Cards `c` of the reader's pipeline and of their firm's, with projects `p`. */
export const ownCards = rowSet({
  from: pipelineRows.from,
  key: pipelineRows.key,
  sees: async ({ db, actor }, id) => {
    const card = await findPipelineCard(db, id)
    return card !== undefined && pipelineCards.view.allows(actor, card)
  },
  scope: ({ actor }: SignedIn) => (hasRole(actor, 'INV') ? cardScope(actor.uid) : sql`false`),
  filters: { stage: (stages: readonly PipelineStage[]) => sql`c.stage = any(${[...stages]})` },
  // A project whose page is not accessible is not found by name.
  search: {
    text: (ctx: SignedIn) =>
      sql`concat_ws(' ', c.note, c.next_step, case when ${whereOf(visibleProjects, ctx, null)} then p.name end)`,
  },
})
