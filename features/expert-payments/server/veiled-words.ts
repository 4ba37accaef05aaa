import { sql, type RawBuilder } from 'kysely'
import { hidesProject, namesToHide, veilForExpert } from '#features/expertise'
import { personOf } from '#platform/domain/actor.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { VeiledNames } from '../../expertise/domain/veil.rules.ts'

/** Subject of a text: a job, or an act with several jobs. */
type Of = { jobId: number | RawBuilder<number> } | { actId: number }

/** Jobs of the same act, because the note of an act appears at each of them. */
const jobsOfAct = (jobId: RawBuilder<number> | number) => sql`
  select l.job_id from expert_act_item o join expert_act_item l using (act_id) where o.job_id = ${jobId}`

const jobsOf = (of: Of) =>
  'actId' in of
    ? sql`select l.job_id as id from expert_act_item l where l.act_id = ${of.actId}`
    : sql`select ${of.jobId}::bigint as id union ${jobsOfAct(of.jobId)}`

/**
 * Returns a function that masks texts about payments for an expert, so that they do not reveal whose projects a blinded
 * expert reviewed.
 */
export const veilForPaid = async (db: Db, of: Of): Promise<(text: string) => string> => {
  const { rows } = await sql<{ id: number }>`${jobsOf(of)}`.execute(db)
  return veilForExpert(db, ...rows.map(({ id }) => id))
}

/** The same for job `j` and payment `b`, as names selected with the row; null if the reader is not the expert. */
export const namesToHideOfPaid = ({ actor }: Pick<Context, 'actor'>): RawBuilder<VeiledNames | null> =>
  sql<VeiledNames | null>`case when j.expert_uid = ${personOf(actor)?.uid ?? null} and (b.note <> '' or b.resolution <> '')
    then ${namesToHide(sql`array(select j.project_id from (${jobsOf({ jobId: sql`b.job_id` })}) i
      join expert_job j on j.id = i.id where ${hidesProject})`)} end`
