import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import { projectTeamMembers } from '../contract/project-team-members.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { hasApplication, seesContacts } from './project-people.sql.ts'
import { reportSubject, type ReportSubject } from './report-subject.ts'
import { counted } from './work-report.ts'

type Row = ResponseOf<typeof projectTeamMembers>['items'][number]

const memberRows = (asker: SignedIn, subject: ReportSubject): RowSource<Row, Row, SignedIn> => {
  const shown = seesContacts(asker, subject)
  return {
    from: sql`project_member m join project p on p.id = m.project_id join person u on u.uid = m.person_uid`,
    key: sql`m.id`,
    columns: ({ locale }) => {
      const chosen = (
        dictionary: string,
      ) => sql`array(select ${valueName('v', locale)} from project_member_value w
        join dictionary_value v on v.id = w.value_id join dictionary d on d.id = v.dictionary_id
        where w.member_id = m.id and d.code = ${sql.lit(dictionary)} order by 1)`
      return sql`m.id, json_build_object('id', p.id, 'name', p.name) as project, ${wholeName('u')} as name,
        m.person_uid is not distinct from p.leader_uid as "isLeader", m.position, ${chosen('PROJECT_ROLES')} as "rolesInTeam",
        ${chosen('RESPONSIBILITY_AREAS')} as "responsibilityAreas", ${chosen('COMPETENCIES')} as competencies,
        case when ${shown} then 'SHOWN' else 'NO_CONSENT' end as contacts,
        case when ${shown} then u.email end as email, case when ${shown} then u.phone end as phone`
    },
    row: (row) => row,
  }
}

/** Members of the teams of the report's projects. */
export const projectTeamMembersQuery = listOf(projectTeamMembers, {
  load: reportSubject,
  authorize: analyticReports.readPeople,
  rows: memberRows,
  scope: hasApplication,
  sortings: () => ({
    PROJECT: [sql`lower(p.name)`, sql`p.id`],
    NAME: sql`lower(${wholeName('u')})`,
  }),
  filters: counted('trackId', 'streamId', 'trackerUid', 'industryId', 'stageId'),
  search: { text: () => sql`concat_ws(' ', p.name, ${wholeName('u')})` },
  more: async () => ({ totals: {} }),
})
