import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { receivedSuggestions, type SuggestionsFacts } from '../domain/expert-suggestion.policy.ts'
import { received } from './suggestion.repository.ts'

/** Open suggestions that the chosen accelerator received. */
export const suggestionsSource = agendaSource<SuggestionsFacts, { id: number }>({
  name: 'expert-suggestions',
  kind: 'expertSuggestion',
  menu: 'ExpertJobs',
  list: { menu: 'ExpertJobs', link: linkTo('/bch/view/expert-job/suggestions', { status: 'NEW' }) },
  reads: ['expertSuggestion', 'project'],
  of: ofChosenAccelerator,
  authorize: receivedSuggestions.list,
  from: sql`expert_suggestion s join project p on p.id = s.project_id`,
  key: sql`s.id`,
  scope: ({ actor }, { acceleratorId }) => sql`s.status = 'NEW' and ${received(actor.uid, acceleratorId)}`,
  since: sql`s.created_at`,
  joins: sql`join person x on x.uid = s.proposer_uid`,
  title: () => sql`p.name`,
  context: () => displayName('x'),
  note: sql`s.reason`,
  columns: sql`s.id`,
  verb: () => 'decide',
  link: () => linkTo('/bch/view/expert-job/suggestions', { status: 'NEW' }),
})
