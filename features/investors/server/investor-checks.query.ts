import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { instantJson, personRefJson, wholeName } from '#platform/server/sql.ts'
import { listInvestorChecks } from '../contract/investor-check.endpoints.ts'
import { investorChecks } from '../domain/investor-check.policy.ts'
import { isInvestor } from './investor.sql.ts'

type Row = ResponseOf<typeof listInvestorChecks>['items'][number]
type Raw = Omit<Row, 'actions' | 'takenAt' | 'takenReason'> & {
  taken: { at: string; reason: string } | null
}

/** Row source of investors `p` with their verification `v`. */
const checkRows: RowSource<Raw, Row> = {
  from: sql`person p left join person_profile f on f.person_uid = p.uid
    left join investor_verification v on v.person_uid = p.uid and v.taken_at is null`,
  key: sql`p.uid`,
  columns: () => sql`p.uid as id, ${personRefJson('p')} as person, coalesce(f.company, '') as company,
    coalesce((select i.name from firm_member m join investor_firm i on i.id = m.firm_id where m.person_uid = p.uid), '') as firm,
    v.id is not null as verified, to_char(v.checked_day, 'YYYY-MM-DD') as "checkedDay", coalesce(v.evidence, '') as evidence,
    (select ${personRefJson('g')} from person g where g.uid = v.given_by) as by,
    (select json_build_object('at', ${instantJson(sql`t.taken_at`)}, 'reason', t.taken_reason)
      from investor_verification t where t.person_uid = p.uid and t.taken_at is not null order by t.id desc limit 1) as taken`,
  row: ({ taken, ...row }) => ({
    ...row,
    takenAt: taken?.at ?? null,
    takenReason: taken?.reason ?? '',
    actions: [row.verified ? 'unverify' : 'verify'],
  }),
}

export const listInvestorChecksQuery = listOf(listInvestorChecks, {
  load: nothing,
  authorize: investorChecks.view,
  rows: checkRows,
  scope: () => isInvestor,
  sortings: () => ({
    NAME: sql`lower(p.last_name)`,
    CHECKED: sql`coalesce(v.checked_day, '-infinity')`,
  }),
  filters: { verified: (verified) => (verified ? sql`v.id is not null` : sql`v.id is null`) },
  search: sql`concat_ws(' ', ${wholeName('p')}, f.company)`,
})
