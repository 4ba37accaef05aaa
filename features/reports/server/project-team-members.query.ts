import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { contactableProjects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import { projectTeamMembers } from '../contract/project-team-members.endpoints.ts'
import { hasApplication, isFoundMember, membersFoundBy } from './project-people.sql.ts'
import type { ReportSubject } from './report-subject.ts'
import { countedBy, peopleReport } from './work-report.ts'

type Row = ResponseOf<typeof projectTeamMembers>['items'][number]

const memberRows = (asker: SignedIn, subject: ReportSubject): RowSource<Row, Row, SignedIn> => {
  const shown = whereOf(contactableProjects, asker, subject)
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
  }
}

/** Members of the teams of the report's projects. */
export const projectTeamMembersQuery = listOf(projectTeamMembers, {
  ...peopleReport,
  rows: memberRows,
  scope: hasApplication,
  // The surname and the first name as in the index of people.
  sortings: () => ({
    PROJECT: [sql`lower(p.name)`, sql`p.id`],
    NAME: [sql`lower(u.last_name)`, sql`lower(u.first_name)`],
  }),
  filters: countedBy(projectTeamMembers),
  search: { findIds: membersFoundBy, idColumn: sql`m.id`, matches: isFoundMember },
})
