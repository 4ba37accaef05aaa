import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson, type Actor, type MemberRole } from '#platform/domain/actor.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import type { teamRow } from '../contract/accelerator-team.schemas.ts'
import { shownInvitationState, type InvitationState } from '../domain/invitation-states.ts'
import { possibleInvitingActions } from '../domain/invitation.rules.ts'
import { possibleMemberActions } from '../domain/member.rules.ts'
import type { MemberStatus } from '../domain/member-states.ts'
import { teamTable } from './team.sql.ts'

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
