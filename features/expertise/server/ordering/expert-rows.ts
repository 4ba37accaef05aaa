import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { isOpenReview } from '#features/participations'
import type { Context } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { dayIn, personRefJson, todayIn, wholeName } from '#platform/server/sql.ts'
import type { listExperts } from '../../contract/order.endpoints.ts'
import { conflictsOf, type Compared, type ProjectNearby } from '../../domain/conflict.rules.ts'

type Expert = z.output<(typeof listExperts)['response']>['items'][number]

/** A row of the statement, with the columns that the conflict rules compare. */
export type RawExpert = Omit<Expert, 'conflicts' | 'actions'> & Omit<Compared, 'uid'>

/** Selects experts, optionally for a task; the accelerator by its id, or by an SQL expression. */
export type Choice = { acceleratorId: number | Sql; taskId: number | null; project: ProjectNearby | null }

/** Number of jobs of the expert `u` in the accelerator, by state. */
const jobs = (acceleratorId: Choice['acceleratorId']) => sql`
  select count(*) filter (where ${isOpenReview})::int as open,
    count(*) filter (where j.status = 'COMPLETE')::int as done,
    count(*) filter (where (${isOpenReview} or j.status = 'COMPLETE')
      and j.due_on < ${dayIn(sql`coalesce(j.completed_at, now())`, sql`d.time_zone`)})::int as late,
    round(avg(${dayIn(sql`j.completed_at`, sql`d.time_zone`)} - j.due_on) filter (where j.status = 'COMPLETE'
      and j.due_on < ${dayIn(sql`j.completed_at`, sql`d.time_zone`)}), 1)::float8 as "meanDelay"
  from expert_job j join accelerator d on d.id = j.accelerator_id
  where j.accelerator_id = ${acceleratorId} and j.expert_uid = u.uid`

/** Preferences of the expert `u` for this month, by the accelerator's clock. */
const own = (acceleratorId: Choice['acceleratorId']) => sql`
  select s.capacity, coalesce(s.languages, '{}') as languages, case when s.fee is null then null
      else json_build_object('amount', s.fee::text, 'currency', s.fee_currency) end as fee,
    (select count(*)::int from expert_job j where j.expert_uid = u.uid and j.status <> 'REJECT'
      and j.due_on >= date_trunc('month', t.day)::date
      and j.due_on < (date_trunc('month', t.day) + interval '1 month')::date) as "inMonth",
    (select to_char(upper(x.days) - 1, 'YYYY-MM-DD') from expert_absence x
      where x.expert_uid = u.uid and x.days @> t.day) as "absentUntil"
  from (select ${todayIn(sql`a.time_zone`)} as day from accelerator a where a.id = ${acceleratorId}) t
    left join expert_setting s on s.expert_uid = u.uid`

/** Joins experts `u` with the number of their jobs in the accelerator, and their preferences for this month. */
export const workOf = (acceleratorId: Choice['acceleratorId']): Sql =>
  sql`cross join lateral (${jobs(acceleratorId)}) n cross join lateral (${own(acceleratorId)}) o`

/** Not absent today, and below the monthly capacity. */
const isReady = sql`(o."absentUntil" is null and (o.capacity is null or o."inMonth" < o.capacity))`

/** Columns of the expert `u` in a directory. */
export const expertColumns = ({ locale }: Pick<Context, 'locale'>): Sql => sql`
  u.uid, ${personRefJson('u')} as person, ${wholeName('u')} as name, u.certified_expert as certified,
  n.open, n.done, n.late, n."meanDelay", o.capacity, o."inMonth", o.languages, o.fee, o."absentUntil",
  coalesce((select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)}) order by v.seq, v.id)
    from person_competency c join dictionary_value v on v.id = c.value_id where c.person_uid = u.uid), '[]') as competencies`

/** Experts `u` with their jobs in the accelerator, and their conflicts. */
export const experts = (choice: Choice): RowSource<RawExpert, Expert, Context> => ({
  from: sql`person u ${workOf(choice.acceleratorId)}`,
  key: sql`u.uid`,
  columns: (ctx) => sql`${expertColumns(ctx)}, u.email, coalesce(f.company, '') as company,
    coalesce(f.company_tax_number, '') as "taxNumber", exists (select from expert_job j where j.task_id = ${choice.taskId} and j.expert_uid = u.uid
      and ${isOpenReview}) as ordered`,
  joins: sql`left join person_profile f on f.person_uid = u.uid`,
  row: ({ email, company, taxNumber, ...expert }) => ({
    ...expert,
    conflicts: choice.project
      ? conflictsOf(choice.project, { uid: expert.uid, email, company, taxNumber })
      : [],
    // Those who may order may also declare a conflict of any expert.
    actions: ['declareConflict'],
  }),
})

/** The role `h` of the person `u` in an accelerator is that of an active expert. */
export const isExpertAtWork = sql`(h.role = 'EXP' and u.status = 'A')`

/** Active experts of the accelerator. */
export const isExpertOf = (acceleratorId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from counted_membership h
    where h.accelerator_id = ${acceleratorId} and h.person_uid = u.uid and ${isExpertAtWork})`

/** Sort orders, filters and search of a directory of experts. */
export const expertDirectory = {
  sortings: () => ({
    NAME: sql`lower(${wholeName('u')})`,
    OPEN: sql`n.open`,
    DONE: sql`n.done`,
    LATE: sql`n.late`,
    DELAY: sql`coalesce(n."meanDelay", 0)`,
  }),
  filters: {
    competencyId: (id: number) =>
      sql`exists (select from person_competency o where o.person_uid = u.uid and o.value_id = ${id})`,
    language: (language: string) => sql`(o.languages = '{}' or o.languages @> array[${language}]::text[])`,
    certified: (isOn: boolean) => sql`u.certified_expert = ${isOn}`,
    free: (isOn: boolean) => (isOn ? sql`n.open = 0` : sql`n.open > 0`),
    ready: (isOn: boolean) => (isOn ? isReady : sql`not ${isReady}`),
  },
  search: wholeName('u'),
}
