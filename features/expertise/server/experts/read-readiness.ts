import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { todayIn } from '#platform/server/sql.ts'
import type { Days, ExpertTime } from '../../domain/readiness.rules.ts'

type Row = Omit<ExpertTime, 'dueOn' | 'absences'> & { uid: string; absences: Days[] }

/**
 * Experts' availability for jobs that are due on a day, by the accelerator's clock. Jobs of the month are counted
 * over all accelerators, whose names are not disclosed.
 */
export const readReadiness = async (
  { db }: Pick<Context, 'db'>,
  acceleratorId: number,
  expertUids: readonly string[],
  dueOn: string | null,
): Promise<(expertUid: string) => ExpertTime> => {
  const { rows } = await sql<Row>`
    with days as (
      select ${todayIn(sql`a.time_zone`)} as today,
        coalesce(${dueOn}::date, ${todayIn(sql`a.time_zone`)}) as due from accelerator a where a.id = ${acceleratorId}
    )
    select u.uid, to_char(d.today, 'YYYY-MM-DD') as today, s.capacity,
      case when s.capacity is null then 0 else (select count(*)::int from expert_job j where j.expert_uid = u.uid
        and j.status <> 'REJECT' and j.due_on >= date_trunc('month', d.due)::date
        and j.due_on < (date_trunc('month', d.due) + interval '1 month')::date) end as "inMonth",
      coalesce((select json_agg(json_build_object('from', lower(x.days), 'to', upper(x.days) - 1) order by x.days)
        from expert_absence x where x.expert_uid = u.uid and x.days && daterange(d.today, greatest(d.due, d.today), '[]')), '[]') as absences
    from unnest(${[...expertUids]}::uuid[]) u (uid) cross join days d
      left join expert_setting s on s.expert_uid = u.uid`.execute(db)
  const known = new Map(rows.map(({ uid, ...time }) => [uid, { ...time, dueOn }]))
  return (expertUid) => known.get(expertUid)!
}
