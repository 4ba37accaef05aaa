import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import {
  listAcceleratorInvitations,
  listMyInvitations,
  listProjectInvitations,
} from '../contract/invitation.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { statesOfAnswer } from '../domain/invitation-states.ts'
import { forInvited, forInviting, readInvitations } from './invitation.repository.ts'
import { teamOfHeader } from './team-of-header.ts'

/** Invitations of a project, for its team. */
export const listProjectInvitationsQuery = query({
  endpoint: listProjectInvitations,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, { id }) => {
    const found = await readInvitations(ctx.db, sql`i.project_id = ${id} and not i.hidden`)
    return { items: found.map((one) => forInviting(one, ctx.actor)) }
  },
})

/** Invitations of an accelerator, for its administrators. */
export const listAcceleratorInvitationsQuery = query({
  endpoint: listAcceleratorInvitations,
  load: teamOfHeader,
  authorize: acceleratorTeam.look,
  run: async (ctx, _input, { acceleratorId }) => {
    const found = await readInvitations(ctx.db, sql`i.accelerator_id = ${acceleratorId} and not i.hidden`)
    return { items: found.map((one) => forInviting(one, ctx.actor)) }
  },
})

/** Invitations of the caller. */
export const listMyInvitationsQuery = query({
  endpoint: listMyInvitations,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: asked }) => {
    const states = asked.state?.flatMap((state) => statesOfAnswer[state]) ?? []
    const text = contains(asked.findText ?? '')
    const where = sql`i.person_uid = ${personOf(ctx.actor)!.uid}
      and ${states.length > 0 ? sql`i.status = any(${states})` : sql`true`}
      and ${
        asked.findText
          ? sql`exists (select from person s where s.uid = i.created_by
            and concat_ws(' ', s.last_name, s.first_name,
              (select name from project where id = i.project_id),
              (select name from accelerator where id = i.accelerator_id)) ilike ${text})`
          : sql`true`
      }`
    const [found, count] = await Promise.all([
      readInvitations(ctx.db, where, pageOf(asked), asked.sortingDirection),
      countUpTo(ctx.db, sql`select from team_invitation i where ${where}`),
    ])
    return { items: found.map((one) => forInvited(one, ctx.actor)), ...count }
  },
})
