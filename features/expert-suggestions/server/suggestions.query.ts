import { sql } from 'kysely'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listExpertSuggestions } from '../contract/expert-suggestion.endpoints.ts'
import { receivedSuggestions } from '../domain/expert-suggestion.machine.ts'
import { suggestions } from './suggestion.repository.ts'
import { receivedByTeam } from './suggestions.row-set.ts'

/** Suggestions that the accelerator received. */
export const listExpertSuggestionsQuery = listOf(listExpertSuggestions, {
  load: chosenAccelerator,
  authorize: receivedSuggestions.list,
  rows: suggestions,
  ...receivedByTeam,
  sortings: () => ({
    STATE: [sql`(s.status <> 'NEW')::int`, sql`-s.id`],
    CREATE_DATE: sql`s.id`,
    NAME: sql`lower(p.name)`,
  }),
})
