import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import type { SignedIn } from '#platform/server/context.ts'
import type { getExpertSettings } from '../../contract/expert-settings.endpoints.ts'

type Settings = z.output<typeof getExpertSettings.response>

/** Review preferences of the signed-in person; version 1 if never saved. */
export const readSettings = async ({ db, actor, locale }: SignedIn): Promise<Settings> => {
  const { rows } = await sql<Settings>`
    select s.capacity, case when s.fee is null then null
        else json_build_object('amount', s.fee::text, 'currency', s.fee_currency) end as fee,
      coalesce(s.languages, '{}') as languages, coalesce(s.version, 1) as version, u.certified_expert as certified,
      coalesce((select json_agg(json_build_object('from', lower(x.days), 'to', upper(x.days) - 1) order by x.days)
        from expert_absence x where x.expert_uid = u.uid), '[]') as absences,
      coalesce((select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)}) order by v.seq, v.id)
        from person_competency o join dictionary_value v on v.id = o.value_id where o.person_uid = u.uid), '[]') as competencies,
      (select count(*)::int from expert_job j where j.expert_uid = u.uid and j.status <> 'REJECT'
        and j.due_on >= date_trunc('month', now())::date
        and j.due_on < (date_trunc('month', now()) + interval '1 month')::date) as "inMonth"
    from person u left join expert_setting s on s.expert_uid = u.uid where u.uid = ${actor.uid}`.execute(db)
  return rows[0]!
}
