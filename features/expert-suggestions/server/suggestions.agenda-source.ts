import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { receivedSuggestions, type SuggestionsFacts } from '../domain/expert-suggestion.machine.ts'
import { receivedByTeam } from './suggestions.row-set.ts'

/** Open suggestions that the chosen accelerator received. */
export const suggestionsSource = agendaSource<SuggestionsFacts, { id: number }>({
  name: 'expert-suggestions',
  kind: 'expertSuggestion',
  menu: 'ExpertJobs',
  list: { menu: 'ExpertJobs', link: linkTo('/bch/view/expert-job/suggestions', { status: 'NEW' }) },
  reads: ['expertSuggestion', 'project'],
  of: ofChosenAccelerator,
  authorize: receivedSuggestions.list,
  ...receivedByTeam,
  scope: (ctx, place) => whereOf(receivedByTeam, ctx, place, { status: ['NEW'] }),
  since: sql`s.created_at`,
  joins: sql`join person x on x.uid = s.proposer_uid`,
  title: () => sql`p.name`,
  context: () => displayName('x'),
  note: sql`s.reason`,
  columns: sql`s.id`,
  verb: () => 'decide',
  link: () => linkTo('/bch/view/expert-job/suggestions', { status: 'NEW' }),
})
