import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { visibleProjects } from '#features/projects'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { myJoinRequest, projectJoinRequest } from '../contract/join-request.schemas.ts'
import type { JoinRequestState } from '../domain/join-request-states.ts'
import { joinRequestMachine, type JoinRequestFacts } from '../domain/join-request.machine.ts'
type ForProject = z.output<typeof projectJoinRequest>
type ForPerson = z.output<typeof myJoinRequest>

/** A request with its policy facts and everything that either side may see. */
export type JoinRequestSubject = JoinRequestFacts &
  Omit<ForProject, 'actions'> & {
    status: JoinRequestState
    projectId: number
    serialNumber: string
    projectName: string
    /** Whether the reader may open the project's page. */
    visible: boolean
    roleId: number | null
  }

/** Row source of requests `q` to projects `p` with their policy facts. */
export const joinRequestSubjects: RowSource<JoinRequestSubject, JoinRequestSubject> = {
  from: sql`project_join_request q join project p on p.id = q.project_id`,
  key: sql`q.id`,
  columns: ({ actor, locale }) => {
    const name = valueName('d', locale)
    return sql`q.id, q.message, q.status, q.reason, q.created_at as "createdAt", q.decided_at as "decidedAt",
      case when v.id is not null then json_build_object('id', v.id, 'name', v.name) end as vacancy,
      v.role_value_id as "roleId", ${personRefJson('u')} as person, q.person_uid as "personUid",
      u.status = 'A' and u.erased_at is null as "personActive",
      json_build_object('company', coalesce(f.company, ''), 'specialty', coalesce(f.specialty, ''),
        'competencies', array(select ${name} from person_competency w join dictionary_value d on d.id = w.value_id
          where w.person_uid = u.uid order by 1)) as about,
      p.id as "projectId", p.serial_number as "serialNumber", p.name as "projectName", p.leader_uid as "leaderUid", p.keeper_accelerator_id as "keeperId",
      ${whereOf(visibleProjects, { actor }, null)} as visible,
      array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids"`
  },
  joins: sql`join person u on u.uid = q.person_uid
    left join person_profile f on f.person_uid = u.uid left join vacancy v on v.id = q.vacancy_id`,
  row: (one) => one,
}

/** One request by its id. */
export const findJoinRequest = async (ctx: Reader, id: number): Promise<JoinRequestSubject | undefined> =>
  (await readRows(ctx, joinRequestSubjects, sql`q.id = ${id}`))[0]

const both = (ctx: Pick<Context, 'actor'>, one: JoinRequestSubject) => ({
  id: one.id,
  vacancy: one.vacancy,
  message: one.message,
  status: one.status,
  reason: one.reason,
  createdAt: one.createdAt,
  decidedAt: one.decidedAt,
  actions: possibleActions(joinRequestMachine, one.status, ctx.actor, one),
})

/** A request as the project's team sees it. */
export const forProject = (ctx: Pick<Context, 'actor'>, one: JoinRequestSubject): ForProject => ({
  ...both(ctx, one),
  person: one.person,
  about: one.about,
})

/** A request as the applicant sees it: the project's name if they may open its page, its id if they are in the team. */
export const forPerson = (ctx: Pick<Context, 'actor'>, one: JoinRequestSubject): ForPerson => {
  const inTeam = one.memberUids.includes(one.personUid)
  return {
    ...both(ctx, one),
    project: {
      serialNumber: one.serialNumber,
      name: one.visible ? one.projectName : null,
      id: inTeam ? one.projectId : null,
    },
  }
}
