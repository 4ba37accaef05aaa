import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { refusal } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { listExpertSuggestions } from '../contract/expert-suggestion.endpoints.ts'
import { expertSuggestionMachine, type SuggestionFacts } from '../domain/expert-suggestion.machine.ts'
import { decisions } from '../domain/states.ts'

type Suggestion = ResponseOf<typeof listExpertSuggestions>['items'][number]
type Raw = Omit<Suggestion, 'actions'> & { facts: SuggestionFacts }

/** Facts of suggestion `s` for its policy and state machine, as JSON. */
export const suggestionFacts = sql<SuggestionFacts>`json_build_object('acceleratorId', s.accelerator_id, 'proposerUid', s.proposer_uid,
  'memberUids', array(select m.person_uid from project_member m where m.project_id = s.project_id))`

/** Tasks in review of the project in this accelerator: only the suggested one if a task was suggested. */
const orderable = sql`coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id)
  from (select w.id, h.name from project_trackpoint w join project_track q on q.id = w.project_track_id
      join trackpoint h on h.id = w.trackpoint_id
    where s.status = 'NEW' and q.project_id = s.project_id and q.accelerator_id = s.accelerator_id
      and q.access_status = 'ALLOWED_TO_WORK' and w.state = 'DONE_CODE' and (s.task_id is null or w.id = s.task_id)
    limit 100) o), '[]')`

/** Row source of suggestions for the accelerator; `s` is the suggestion. */
export const suggestions: RowSource<Raw, Suggestion> = {
  from: sql`expert_suggestion s join project p on p.id = s.project_id`,
  key: sql`s.id`,
  columns: ({ locale }) => sql`s.id, json_build_object('id', p.id, 'name', p.name) as project,
    case when w.id is null then null else json_build_object('id', w.id, 'name', k.name) end as task,
    case when v.id is null then null else json_build_object('id', v.id, 'name', ${valueName('v', locale)}) end as competency,
    ${personRefJson('x')} as proposer, s.expert, s.reason, s.status,
    case when j.id is null then null else json_build_object('id', j.id, 'serialNumber', j.serial_number) end as job,
    s.answer, s.created_at as "createdAt", s.decided_at as "decidedAt", ${orderable} as orderable, s.version, ${suggestionFacts} as facts`,
  joins: sql`join person x on x.uid = s.proposer_uid left join expert_job j on j.id = s.job_id
    left join project_trackpoint w on w.id = coalesce(s.task_id, j.task_id)
    left join trackpoint k on k.id = w.trackpoint_id left join dictionary_value v on v.id = s.competency_id`,
  row: ({ facts: known, ...row }, { actor }) => ({
    ...row,
    // A review can be ordered only if there is a task in review.
    actions: decisions.filter(
      (action) =>
        refusal(expertSuggestionMachine, row.status, action, actor, known) === null &&
        (action !== 'order' || row.orderable.length > 0),
    ),
  }),
}

/** A suggestion with the facts for its policy and state machine. */
export type SuggestionSubject = SuggestionFacts & {
  id: number
  projectId: number
  taskId: number | null
  version: number
}

/** Returns a suggestion by its id. */
export const findSuggestion = async (db: Db, id: number): Promise<SuggestionSubject | undefined> => {
  const { rows } = await sql<Omit<SuggestionSubject, keyof SuggestionFacts> & { facts: SuggestionFacts }>`
    select s.id, s.project_id as "projectId", s.task_id as "taskId", s.version,
      ${suggestionFacts} as facts
    from expert_suggestion s where s.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { facts: known, ...suggestion } = row
  return { ...suggestion, ...known }
}

/** Loads a suggestion under its lock. */
export const lockSuggestion = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<SuggestionSubject> | undefined> =>
  lockSubject(db, expertSuggestionMachine, id, () => findSuggestion(db, id), { versioned: true })

/** List version of `expertSuggestions.decide`: members of a project do not see suggestions for it. */
export const received = (
  uid: string,
  acceleratorId: number,
) => sql`s.accelerator_id = ${acceleratorId} and not exists (
  select from project_member m where m.project_id = s.project_id and m.person_uid = ${uid})`
