import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { performedJobs } from '#features/expertise'
import { visibleProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { refusal } from '#platform/domain/machine.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listOwnExpertSuggestions } from '../contract/expert-suggestion.endpoints.ts'
import { expertSuggestionMachine, type SuggestionFacts } from '../domain/expert-suggestion.machine.ts'
import { ownSuggestionActions } from '../domain/states.ts'
import { suggestionFacts } from './suggestion.repository.ts'

type Own = ResponseOf<typeof listOwnExpertSuggestions>['items'][number]
type Raw = Omit<Own, 'actions'> & { facts: SuggestionFacts }

/**
 * Condition: the author may still see the project, because its page is open to them or they review one of its tasks
 * without blinding.
 */
const isKnown = (ctx: SignedIn) => sql<boolean>`(${whereOf(visibleProjects, ctx, null)} or s.project_id in (
  select j.project_id from ${performedJobs.from} where j.project_id = s.project_id
    and ${whereOf(performedJobs, ctx, null, { status: ['PROCESS', 'COMPLETE'], namesProject: true })}))`

/** Row source of one's own suggestions; `s` is the suggestion, `p` its project. */
const ownSuggestions: RowSource<Raw, Own, SignedIn> = {
  from: sql`expert_suggestion s join project p on p.id = s.project_id`,
  key: sql`s.id`,
  columns: (ctx) => sql`s.id, ${whereOf(visibleProjects, ctx, null)} as opens,
    case when ${isKnown(ctx)} then json_build_object('id', p.id, 'name', p.name) end as project,
    case when w.id is not null and ${isKnown(ctx)} then json_build_object('id', w.id, 'name', k.name) end as task,
    case when v.id is not null then json_build_object('id', v.id, 'name', ${valueName('v', ctx.locale)}) end as competency,
    s.expert, s.reason, s.status, s.answer, s.created_at as "createdAt", s.decided_at as "decidedAt", s.version,
    ${suggestionFacts} as facts`,
  joins: sql`left join project_trackpoint w on w.id = s.task_id left join trackpoint k on k.id = w.trackpoint_id
    left join dictionary_value v on v.id = s.competency_id`,
  row: ({ facts, ...row }, { actor }) => ({
    ...row,
    actions: ownSuggestionActions.filter(
      (action) => refusal(expertSuggestionMachine, row.status, action, actor, facts) === null,
    ),
  }),
}

/** The caller's suggestions in all accelerators. */
export const listOwnExpertSuggestionsQuery = listOf(listOwnExpertSuggestions, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: ownSuggestions,
  scope: ({ actor }) => sql`s.proposer_uid = ${actor.uid}`,
  sortings: () => ({
    STATE: [sql`(s.status <> 'NEW')::int`, sql`-s.id`],
    CREATE_DATE: sql`s.id`,
  }),
  filters: { status: (states) => sql`s.status = any(${[...states]})` },
  // Project names that are hidden must not be found by search either.
  search: {
    text: (ctx) => sql`concat_ws(' ', s.reason, s.expert, case when ${isKnown(ctx)} then p.name end)`,
  },
})
