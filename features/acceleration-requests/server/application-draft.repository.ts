import { sql } from 'kysely'
import type { z } from 'zod'
import { activeStream, trackClosedBecause } from '#features/programmes'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { deadlineJson, personRefJson, todayIn } from '#platform/server/sql.ts'
import type { applicationDraft } from '../contract/application-draft.schemas.ts'
import { applicationDrafts, type ApplicationDraftFacts } from '../domain/application-draft.policy.ts'
import { actionsOfDraft, draftDays } from '../domain/drafts.rules.ts'

/** A draft with the facts of its policy. */
export type DraftSubject = ApplicationDraftFacts & {
  id: number
  projectId: number | null
  trackId: number | null
}

const facts = sql`d.created_by as "createdBy", j.leader_uid as "leaderUid",
  case when j.id is null then array[d.created_by]
    else array(select m.person_uid from project_member m where m.project_id = j.id) end as "memberUids"`

/** Loads a draft by its id. */
export const findDraft = async (db: Db, id: number): Promise<DraftSubject | undefined> => {
  const { rows } = await sql<DraftSubject>`
    select d.id, d.project_id as "projectId", d.track_id as "trackId", ${facts}
    from application_draft d left join project j on j.id = d.project_id where d.id = ${id}`.execute(db)
  return rows[0]
}

/** Over rows `d`: drafts of the person's projects, and their own drafts of deleted projects. */
export const ownDraftsScope = ({ actor: { uid } }: Pick<SignedIn, 'actor'>): Sql => sql`(
  d.project_id in (select project_id from project_member where person_uid = ${uid})
  or (d.project_id is null and d.created_by = ${uid}))`

/** Rows `d` with project `j`, track `t`, its programme `p` and its accelerator `a`. */
export const draftJoins = sql`application_draft d left join project j on j.id = d.project_id
  left join track t on t.id = d.track_id left join programme p on p.id = t.programme_id
  join accelerator a on a.id = d.accelerator_id`

/** Why a draft can't be sent now (`draftTroubles`), or null. */
export const draftTrouble = sql`case
  when j.id is null then 'PROJECT_GONE' when t.id is null then 'TRACK_GONE'
  when exists (select from acceleration_request r where r.project_id = j.id and r.track_id = t.id
    and r.status in ('NEW', 'ACCEPT')) then 'REQUEST_EXISTS'
  when t.content_status = 'DRAFT' or p.content_status = 'DRAFT' then 'TRACK_HIDDEN'
  else ${trackClosedBecause} end`

/** The last day of the current intake, as columns for an agenda item. */
export const applyUntilDay = sql`(select upper(s.period) - 1 from stream s where ${activeStream})`

const intakes = sql`stream s where t.request_type = 'ON_SCHEDULE' and s.stream_schedule_id = t.stream_schedule_id`

/** The last day of the latest past intake. */
const closedDay = sql`(select max(upper(s.period)) - 1 from ${intakes} and upper(s.period) <= ${todayIn(sql`a.time_zone`)})`

/** The first day of the next intake. */
const opensDay = sql`(select min(lower(s.period)) from ${intakes} and lower(s.period) > ${todayIn(sql`a.time_zone`)})`

type Draft = z.output<typeof applicationDraft>
type Row = Omit<Draft, 'actions'> & ApplicationDraftFacts

/** Drafts in the contract's format, with the actor's actions. */
export const readDrafts = async <More extends object = object>(
  ctx: Context,
  which: Sql,
  more: Sql = sql``,
): Promise<(Draft & More)[]> => {
  const { rows } = await sql<Row & More>`
    select d.id, json_build_object('id', j.id, 'name', coalesce(j.name, d.project_name)) as project,
      json_build_object('id', t.id, 'name', coalesce(t.name, d.track_name)) as track,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as programme,
      json_build_object('id', a.id, 'name', a.name) as accelerator,
      d.created_at as "createdAt", d.updated_at as "updatedAt",
      d.updated_at + make_interval(days => ${draftDays}) as "keptUntil",
      ${deadlineJson(applyUntilDay, sql`a.time_zone`)} as "applyUntil",
      ${deadlineJson(closedDay, sql`a.time_zone`)} as "closedOn", to_char(${opensDay}, 'YYYY-MM-DD') as "opensOn", ${draftTrouble} as trouble, ${facts} ${more}
    from ${draftJoins} left join person l on l.uid = j.leader_uid
    where ${which} order by d.updated_at desc, d.id desc limit 200`.execute(ctx.db)
  return rows.map(({ createdBy, leaderUid, memberUids, ...row }) => {
    const about = { createdBy, leaderUid, memberUids }
    const actions = actionsOfDraft({
      trouble: row.trouble,
      maySend: applicationDrafts.send.allows(ctx.actor, about),
      mayErase: applicationDrafts.erase.allows(ctx.actor, about),
    })
    // Only for a track between intakes: for any other the days are irrelevant.
    const between = row.trouble === 'NO_ACTIVE_STREAM' ? {} : { closedOn: null, opensOn: null }
    return { ...row, ...between, actions } as unknown as Draft & More
  })
}

/** The leader of the project `j`, for `readDrafts`. */
export const leaderJson = sql`${personRefJson('l')} as leader`
