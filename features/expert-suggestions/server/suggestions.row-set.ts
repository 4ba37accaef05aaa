import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { wholeName } from '#platform/server/sql.ts'
import {
  expertSuggestions,
  receivedSuggestions,
  type SuggestionsFacts,
} from '../domain/expert-suggestion.machine.ts'
import { findSuggestion, received, suggestions } from './suggestion.repository.ts'

/** Suggestions `s` of experts that an accelerator received, for its team without those for their own projects. */
export const receivedByTeam = rowSet({
  from: suggestions.from,
  key: suggestions.key,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const suggestion = await findSuggestion(db, id)
    return (
      suggestion?.acceleratorId === acceleratorId &&
      receivedSuggestions.list.allows(actor, { acceleratorId }) &&
      expertSuggestions.decide.allows(actor, suggestion)
    )
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: SuggestionsFacts) =>
    receivedSuggestions.list.allows(actor, { acceleratorId })
      ? received(actor.uid, acceleratorId)
      : sql`false`,
  filters: {
    status: (states: readonly string[]) => sql`s.status = any(${[...states]})`,
    projectId: (id: number) => sql`s.project_id = ${id}`,
  },
  search: sql`concat_ws(' ', p.name, s.reason, s.expert,
      (select ${wholeName('u')} from person u where u.uid = s.proposer_uid))`,
})
