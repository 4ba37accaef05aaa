import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { mapRows, readRows, type Reader } from '#platform/server/lists/rows.ts'
import {
  listAcceleratorInvitations,
  listMyInvitations,
  listProjectInvitations,
} from '../contract/invitation.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import {
  awaitsAnswer,
  forInvited,
  forInviting,
  invitationSubjects,
  newestInvitations,
} from './invitation.repository.ts'
import { ownInvitations } from './teams.row-set.ts'

/**
 * After the project gets a leader, declined and withdrawn invitations of the accelerator that owned it before are
 * hidden from the team, because only the accelerator may see who received them.
 */
const isOfTeam = sql`(p.keeper_accelerator_id is not null or ${awaitsAnswer} or i.status = 'ACCEPTED_TO_TEAM'
  or exists (select from project_member w where w.project_id = i.project_id and w.person_uid = i.created_by))`

/** Invitations of a project, for its team. */
export const listProjectInvitationsQuery = query({
  endpoint: listProjectInvitations,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, { id }) => {
    const found = await readRows(
      ctx,
      invitationSubjects,
      sql`i.project_id = ${id} and not i.hidden and ${isOfTeam}`,
      newestInvitations,
    )
    return { items: found.map((one) => forInviting(one, ctx.actor)) }
  },
})

/** Invitations of an accelerator, for its administrators. */
export const listAcceleratorInvitationsQuery = query({
  endpoint: listAcceleratorInvitations,
  load: chosenAccelerator,
  authorize: acceleratorTeam.look,
  run: async (ctx, _input, { acceleratorId }) => {
    const found = await readRows(
      ctx,
      invitationSubjects,
      sql`i.accelerator_id = ${acceleratorId} and not i.hidden`,
      newestInvitations,
    )
    return { items: found.map((one) => forInviting(one, ctx.actor)) }
  },
})

export const listMyInvitationsQuery = listOf(listMyInvitations, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: mapRows(invitationSubjects, (one, { actor }: Reader) => forInvited(one, actor)),
  ...ownInvitations,
  sortings: () => ({ CREATE_DATE: sql`i.created_at` }),
})
