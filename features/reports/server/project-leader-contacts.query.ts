import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { contactableProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { projectLeaderContacts } from '../contract/project-leader-contacts.endpoints.ts'
import { hasApplication } from './project-people.sql.ts'
import type { ReportSubject } from './report-subject.ts'
import { applicationsOf, countedBy, peopleReport } from './work-report.ts'

type Row = ResponseOf<typeof projectLeaderContacts>['items'][number]

const leaderRows = (asker: SignedIn, subject: ReportSubject): RowSource<Row, Row, SignedIn> => {
  const shown = whereOf(contactableProjects, asker, subject)
  return {
    from: sql`project p left join person l on l.uid = p.leader_uid`,
    key: sql`p.id`,
    columns: (
      ctx,
    ) => sql`p.id, json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
      array(select t.name from track t where t.id in (
        select r.track_id from ${workRows.from} where r.project_id = p.id and ${applicationsOf(ctx, subject)})
        order by t.name) as tracks,
      ${personRefJson('l')} as leader, nullif(${wholeName('l')}, '') as "leaderName",
      case when l.uid is null then 'NO_LEADER' when ${shown} then 'SHOWN' else 'NO_CONSENT' end as contacts,
      case when ${shown} then l.email end as email, case when ${shown} then l.phone end as phone`,
  }
}

/** Leaders of the report's projects. */
export const projectLeaderContactsQuery = listOf(projectLeaderContacts, {
  ...peopleReport,
  rows: leaderRows,
  scope: hasApplication,
  sortings: () => ({ NAME: sql`lower(p.name)`, LEADER: sql`lower(${wholeName('l')})` }),
  filters: countedBy(projectLeaderContacts),
  search: contactableProjects.search,
})
