import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { isOpenReview } from '#features/participations'
import { isPerson, type Actor, type MemberRole } from '#platform/domain/actor.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { workingAdministrators } from '#platform/server/recipients.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import type { teamRow } from '../contract/accelerator-team.schemas.ts'
import { shownInvitationState, type InvitationState } from '../domain/invitation-states.ts'
import { possibleInvitingActions } from '../domain/invitation.rules.ts'
import type { MemberStatus } from '../domain/member-states.ts'
import { possibleMemberActions } from '../domain/member.rules.ts'
import { awaitsAnswer } from './invitation.repository.ts'

const members = (acceleratorId: number) => sql`
  select 'member-' || u.uid as key, u.uid as "personUid", ${personRefJson('u')} as person, u.email,
    ${wholeName('u')} as name, g.roles, g.admin, case when g.blocked then 'B' else 'A' end as status, g.since,
    g.admin and not g.blocked and u.status = 'A'
      and (select count(*) from (${workingAdministrators(acceleratorId)}) w) = 1 as "lastAdministrator",
    (select count(*)::int from project_track q
      where q.accelerator_id = ${acceleratorId} and q.tracker_uid = u.uid
        and q.access_status <> 'TRANSFERRED') as "projectsCount",
    (select count(*)::int from expert_job j where j.accelerator_id = ${acceleratorId} and j.expert_uid = u.uid
      and ${isOpenReview}) as "jobsCount",
    null::bigint as "invitationId", null::text as "invitationStatus", null::boolean as expired,
    null::timestamptz as "expiresAt"
  from (
    select m.person_uid, array_agg(m.role order by m.role) as roles, bool_or(m.admin) as admin,
      bool_or(m.blocked) as blocked, min(m.created_at) as since
    from accelerator_member m where m.accelerator_id = ${acceleratorId} group by m.person_uid
  ) g join person u on u.uid = g.person_uid`

const invited = (acceleratorId: number) => sql`
  select 'invitation-' || i.id, u.uid, ${personRefJson('u')}, case when i.chosen then '' else i.email end,
    coalesce(nullif(${wholeName('u')}, ''), i.email), array[i.role], i.admin,
    case when ${awaitsAnswer} then 'W' else 'R' end, i.created_at, false, 0, 0,
    i.id, i.status, ${awaitsAnswer} and i.expires_at <= now(), i.expires_at
  from team_invitation i left join person u on u.uid = i.person_uid and i.chosen
  where i.accelerator_id = ${acceleratorId} and not i.hidden and i.status <> 'ACCEPTED_TO_TEAM'`

/** Members and invitations of an accelerator as one table; an accepted invitation appears as its member. */
const teamTable = (acceleratorId: number): RawBuilder<unknown> =>
  sql`(${members(acceleratorId)} union all ${invited(acceleratorId)}) t`

/** A row of the team, as in the contract. */
export type TeamRow = z.output<typeof teamRow>

type Row = {
  key: string
  personUid: string | null
  person: TeamRow['person']
  email: string
  roles: MemberRole[]
  admin: boolean
  status: MemberStatus
  since: string
  lastAdministrator: boolean
  projectsCount: number
  jobsCount: number
  invitationId: number | null
  invitationStatus: InvitationState | null
  expired: boolean | null
  expiresAt: string | null
}

const invitationOf = (row: Row, acceleratorId: number, actor: Actor): TeamRow['invitation'] => {
  const { invitationId: id, invitationStatus: status, expired, expiresAt } = row
  if (id === null || status === null || expired === null || expiresAt === null) return null
  const facts = { inviteeUid: row.personUid, acceleratorId, keeperId: null, memberUids: [], expired }
  return {
    id,
    status: shownInvitationState(status),
    expired,
    expiresAt,
    actions: possibleInvitingActions(status, actor, facts),
  }
}

const shown = (row: Row, acceleratorId: number, actor: Actor): TeamRow => {
  const invitation = invitationOf(row, acceleratorId, actor)
  return {
    key: row.key,
    person: row.person,
    email: row.email,
    roles: row.roles,
    admin: row.admin,
    status: row.status,
    since: row.since,
    me: isPerson(actor, row.personUid),
    projectsCount: row.projectsCount,
    jobsCount: row.jobsCount,
    invitation,
    actions: invitation
      ? []
      : possibleMemberActions(actor, {
          acceleratorId,
          blocked: row.status === 'B',
          lastAdministrator: row.lastAdministrator,
        }),
  }
}

/** Row source of an accelerator's team as table `t`: its members and its invitations. */
export const teamRows = (acceleratorId: number): RowSource<Row, TeamRow> => ({
  from: teamTable(acceleratorId),
  key: sql`t.key`,
  columns: () => sql`t.*`,
  row: (row, { actor }) => shown(row, acceleratorId, actor),
})

/** The row of one member. */
export const findMember = async (
  ctx: Reader,
  acceleratorId: number,
  personUid: string,
): Promise<TeamRow | undefined> =>
  (await readRows(ctx, teamRows(acceleratorId), sql`t.key = ${`member-${personUid}`}`))[0]
