import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, MemberRole } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { myInvitation, teamInvitation } from '../contract/invitation.schemas.ts'
import {
  answerStateOf,
  inviteStateOf,
  namesInvitee,
  openInvitationStates,
  shownInvitationState,
  type InvitationState,
  type TeamKind,
} from '../domain/invitation-states.ts'
import type { InvitationFacts } from '../domain/invitation.machine.ts'
import { possibleAnswers, possibleInvitingActions } from '../domain/invitation.rules.ts'

type PersonRef = { uid: string; name: string; avatarUrl: string | null }

/** An invitation with the facts of its policy. */
export type InvitationSubject = InvitationFacts & {
  id: number
  email: string
  chosen: boolean
  person: PersonRef | null
  createdBy: PersonRef
  team: { kind: TeamKind; id: number; name: string | null }
  projectId: number | null
  roleInTeam: string
  role: MemberRole | null
  admin: boolean
  message: string
  inviteeName: string
  keeperName: string | null
  /** The invited person accepted, and leads the project. */
  isLeader: boolean
  status: InvitationState
  createdAt: string
  expiresAt: string
  decidedAt: string | null
}

/** Whether invitation `i` awaits an answer. */
export const awaitsAnswer = sql<boolean>`i.status = any(${openInvitationStates})`

/** Row source of invitations `i` with the inviting person `c`, and the team's accelerator `a` or project `p`. */
export const invitationSubjects: RowSource<InvitationSubject, InvitationSubject, Pick<Context, 'db'>> = {
  from: sql`team_invitation i join person c on c.uid = i.created_by
    left join accelerator a on a.id = i.accelerator_id left join project p on p.id = i.project_id`,
  key: sql`i.id`,
  columns:
    () => sql`i.id, i.email, i.chosen, ${personRefJson('u')} as person, ${personRefJson('c')} as "createdBy",
      json_build_object('kind', case when a.id is null then 'PROJECT' else 'ACCELERATOR' end,
        'id', coalesce(a.id, p.id), 'name', nullif(coalesce(a.name, p.name), '')) as team,
      i.project_id as "projectId", i.accelerator_id as "acceleratorId", p.keeper_accelerator_id as "keeperId", i.person_uid as "inviteeUid",
      (select v.uid from person v where lower(v.email) = lower(i.email) and v.status = 'A') as "addresseeUid",
      i.invitee_name as "inviteeName",
      (select nullif(k.name, '') from accelerator k where k.id = p.keeper_accelerator_id) as "keeperName",
      (i.status = 'ACCEPTED_TO_TEAM' and p.leader_uid is not null and p.leader_uid = i.person_uid) as "isLeader",
      i.role_in_team as "roleInTeam", i.role, i.admin, i.message, i.status, i.created_at as "createdAt",
      i.expires_at as "expiresAt", i.decided_at as "decidedAt", ${awaitsAnswer} and i.expires_at <= now() as expired,
      array(select m.person_uid from project_member m where m.project_id = i.project_id) as "memberUids"`,
  joins: sql`left join person u on u.uid = i.person_uid`,
  row: (one) => one,
}

/** Those that await an answer first, then the newest, at most one screen. */
export const newestInvitations = sql`order by ${awaitsAnswer} desc, i.created_at desc, i.id desc limit 200`

/** One invitation by its id. */
export const findInvitationById = async (
  ctx: Pick<Context, 'db'>,
  id: number,
): Promise<InvitationSubject | undefined> => (await readRows(ctx, invitationSubjects, sql`i.id = ${id}`))[0]

/** Invited as a leader; a place that the team itself has named stays what it is called. */
const leads = ({ keeperId, isLeader, roleInTeam }: InvitationSubject): boolean =>
  keeperId !== null || (isLeader && roleInTeam === '')

/**
 * An invitation as the inviting side sees it; the address of a person chosen from the directory is hidden until they
 * join.
 */
export const forInviting = (one: InvitationSubject, actor: Actor): z.output<typeof teamInvitation> => ({
  id: one.id,
  email: one.chosen && one.status !== 'ACCEPTED_TO_TEAM' ? '' : one.email,
  person: namesInvitee(one) ? one.person : null,
  roleInTeam: one.roleInTeam,
  role: one.role,
  admin: one.admin,
  leads: leads(one),
  message: one.message,
  status: shownInvitationState(one.status),
  state: inviteStateOf(one.status),
  expired: one.expired,
  createdBy: one.createdBy,
  createdAt: one.createdAt,
  expiresAt: one.expiresAt,
  decidedAt: one.decidedAt,
  actions: possibleInvitingActions(one.status, actor, one),
})

/** An invitation as the invited person sees it. */
export const forInvited = (one: InvitationSubject, actor: Actor): z.output<typeof myInvitation> => ({
  id: one.id,
  from: one.createdBy,
  team: one.team,
  roleInTeam: one.roleInTeam,
  role: one.role,
  admin: one.admin,
  leads: leads(one),
  message: one.message,
  status: one.status,
  state: answerStateOf(one.status),
  expired: one.expired,
  createdAt: one.createdAt,
  expiresAt: one.expiresAt,
  decidedAt: one.decidedAt,
  actions: possibleAnswers(one.status, actor, one),
})
