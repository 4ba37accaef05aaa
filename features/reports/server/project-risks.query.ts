import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { chances, lossScales } from '../../risks/domain/risks.ts'
import { projectRisks } from '../contract/project-risks.endpoints.ts'
import { hasApplication } from './project-people.sql.ts'
import { countedBy, peopleReport } from './work-report.ts'

type Row = ResponseOf<typeof projectRisks>['items'][number]

/** SQL version of `gravity`: probability times losses, from 0 to 25. */
const gravityOf = (chance: Sql, losses: Sql): Sql => sql`
  array_position(${[...chances]}::text[], ${chance}) * (array_position(${[...lossScales]}::text[], ${losses}) - 1)`

const before = gravityOf(sql`k.chance_before`, sql`k.losses_before`)

const riskRows: RowSource<Row, Row, SignedIn> = {
  from: sql`risk k join project p on p.id = k.project_id`,
  key: sql`k.id`,
  joins: sql`left join person w on w.uid = k.owner_uid`,
  columns: () => sql`k.id, json_build_object('id', p.id, 'name', p.name) as project, k.name, k.kind,
    k.chance_before as "chanceBefore", k.losses_before as "lossesBefore", ${before} as before,
    k.chance_after as "chanceAfter", k.losses_after as "lossesAfter",
    ${gravityOf(sql`k.chance_after`, sql`k.losses_after`)} as after, k.response, k.measures,
    case when w.uid is not null then ${personRefJson('w')} end as owner,
    to_char(k.deadline, 'YYYY-MM-DD') as deadline, k.done, to_char(k.accepted_until, 'YYYY-MM-DD') as "acceptedUntil"`,
}

/** Risks of the report's projects. */
export const projectRisksQuery = listOf(projectRisks, {
  ...peopleReport,
  rows: riskRows,
  scope: hasApplication,
  sortings: () => ({
    GRAVITY: before,
    PROJECT: [sql`lower(p.name)`, sql`p.id`],
    NAME: sql`lower(k.name)`,
    DEADLINE: sql`coalesce(k.deadline, 'infinity')`,
  }),
  filters: {
    ...countedBy(projectRisks),
    riskKind: (kinds) => sql`k.kind = any(${[...kinds]})`,
    riskResponse: (answers) => sql`coalesce(k.response, 'NONE') = any(${[...answers]})`,
  },
  search: sql`concat_ws(' ', k.name, p.name, k.measures)`,
})
