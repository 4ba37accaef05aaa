import { sql } from 'kysely'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { wholeName } from '#platform/server/sql.ts'
import { listExpertSuggestions } from '../contract/expert-suggestion.endpoints.ts'
import { receivedSuggestions } from '../domain/expert-suggestion.policy.ts'
import { received, suggestions } from './suggestion.repository.ts'

/** Suggestions that the accelerator received. */
export const listExpertSuggestionsQuery = listOf(listExpertSuggestions, {
  load: chosenAccelerator(receivedSuggestions.view),
  authorize: receivedSuggestions.list,
  rows: suggestions,
  scope: ({ actor }, { acceleratorId }) => received(actor.uid, acceleratorId),
  sortings: () => ({
    STATE: [sql`(s.status <> 'NEW')::int`, sql`-s.id`],
    CREATE_DATE: sql`s.id`,
    NAME: sql`lower(p.name)`,
  }),
  filters: {
    status: (states) => sql`s.status = any(${[...states]})`,
    projectId: (id) => sql`s.project_id = ${id}`,
  },
  search: {
    text: () => sql`concat_ws(' ', p.name, s.reason, s.expert,
      (select ${wholeName('u')} from person u where u.uid = s.proposer_uid))`,
  },
})
