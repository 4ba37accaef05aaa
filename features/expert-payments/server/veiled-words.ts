import { sql } from 'kysely'
import { veilForExpert } from '#features/expertise'
import type { Db } from '#platform/server/context.ts'

/** Of what: a job, or an act over several. */
type Of = { jobId: number } | { actId: number }

const jobsOf = (of: Of) =>
  'actId' in of
    ? sql`select l.job_id as id from expert_act_item l where l.act_id = ${of.actId}`
    : sql`select ${of.jobId}::bigint as id
        union select l.job_id from expert_act_item o join expert_act_item l using (act_id) where o.job_id = ${of.jobId}`

/**
 * How an expert reads what is written about money: without what tells whose projects they reviewed, where they may not know. What is
 * noted of an act stands at each of its jobs.
 */
export const veilForPaid = async (db: Db, of: Of): Promise<(text: string) => string> => {
  const { rows } = await sql<{ id: number }>`${jobsOf(of)}`.execute(db)
  return veilForExpert(db, ...rows.map(({ id }) => id))
}
