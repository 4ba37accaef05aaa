import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { projectMember } from '../contract/team.schemas.ts'
import { memberActions } from '../domain/member.rules.ts'
import { projectMembers } from '../domain/project-member.policy.ts'
import type { ProjectSubject } from './project.repository.ts'

/** A member in the contract's format. */
export type ProjectMember = z.output<typeof projectMember>

type Value = { id: number; name: string; code: string }
type Row = Omit<ProjectMember, 'rolesInTeam' | 'responsibilityAreas' | 'competencies' | 'actions'> & {
  values: Value[]
}

const chosen = (values: readonly Value[], dictionary: string) =>
  values.filter(({ code }) => code === dictionary).map(({ id, name }) => ({ id, name }))

/** Members that satisfy the condition over `m`, the leader first. */
export const readMembers = async (
  ctx: Context,
  subject: ProjectSubject,
  where: RawBuilder<unknown> = sql`true`,
): Promise<ProjectMember[]> => {
  const name = valueName('v', ctx.locale)
  const { rows } = await sql<Row>`
    select m.id, ${personRefJson('u')} as person, u.last_name as "lastName", u.first_name as "firstName",
      u.middle_name as "middleName", u.phone, u.email, m.position,
      case when m.person_uid = ${subject.leaderUid} then 'LEADER' else 'MEMBER' end as role,
      m.role_in_team as "roleInTeam", m.responsibility_area as "responsibilityArea", m.resume,
      case when f.id is null then null else json_build_object('id', f.id, 'name', f.name, 'size', f.size) end
        as "resumeFile", m.additional_info as "additionalInfo",
      coalesce((select json_agg(json_build_object('id', v.id, 'name', ${name}, 'code', d.code) order by ${name})
        from project_member_value w join dictionary_value v on v.id = w.value_id
          join dictionary d on d.id = v.dictionary_id where w.member_id = m.id), '[]') as values
    from project_member m join person u on u.uid = m.person_uid left join file f on f.id = m.resume_file_id
    where m.project_id = ${subject.id} and ${where}
    order by m.person_uid = ${subject.leaderUid} desc, m.id`.execute(ctx.db)
  return rows.map(({ values, ...row }) => {
    const facts = { ...subject, memberUid: row.person.uid }
    return {
      ...row,
      rolesInTeam: chosen(values, 'PROJECT_ROLES'),
      responsibilityAreas: chosen(values, 'RESPONSIBILITY_AREAS'),
      competencies: chosen(values, 'COMPETENCIES'),
      // The leader can neither leave nor be removed (spec 6).
      actions: memberActions.filter(
        (action) =>
          projectMembers[action].allows(ctx.actor, facts) && (action === 'edit' || row.role !== 'LEADER'),
      ),
    }
  })
}

/** One member of the project. */
export const readMember = async (
  ctx: Context,
  subject: ProjectSubject & { memberId: number },
): Promise<ProjectMember> => stillThere((await readMembers(ctx, subject, sql`m.id = ${subject.memberId}`))[0])
