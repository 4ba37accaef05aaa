import { sql } from 'kysely'
import type { z } from 'zod'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import type { recruitingAccelerator, teamRequestQuery } from '../contract/accelerator-team.schemas.ts'
import {
  listAcceleratorTeamRequests,
  listMyAcceleratorTeamRequests,
  listRecruitingAccelerators,
} from '../contract/team-request.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { teamOfHeader } from './team-of-header.ts'
import { readTeamRequests, shownTeamRequest } from './team-request.repository.ts'

/** Accelerators over `a` that anybody may ask for a place in the team. */
export const recruits = sql<boolean>`a.requests_to_team and a.approval = 'COORDINATED' and a.status <> 'FINISHED'`

/** Accelerators that take people in, by name. */
export const listRecruitingAcceleratorsQuery = query({
  endpoint: listRecruitingAccelerators,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: asked }) => {
    const { uid } = personOf(ctx.actor)!
    const where = asked.findText ? sql`${recruits} and a.name ilike ${contains(asked.findText)}` : recruits
    const direction = asked.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const [found, count] = await Promise.all([
      sql<z.output<typeof recruitingAccelerator>>`
        select a.id, nullif(a.name, '') as name, a.description, a.country, array(
          select m.role from accelerator_member m where m.accelerator_id = a.id and m.person_uid = ${uid}
          union select r.role from accelerator_team_request r
          where r.accelerator_id = a.id and r.person_uid = ${uid} and r.status = 'CONSIDERATION') as taken
        from accelerator a where ${where} order by lower(a.name) ${direction}, a.id ${pageOf(asked)}`.execute(
        ctx.db,
      ),
      countUpTo(ctx.db, sql`select from accelerator a where ${where}`),
    ])
    return { items: found.rows, ...count }
  },
})

const page = async (
  ctx: Context,
  asked: z.output<typeof teamRequestQuery>,
  whose: ReturnType<typeof sql<boolean>>,
) => {
  const status = asked.status?.length ? sql`r.status = any(${asked.status})` : sql`true`
  const text = asked.findText
    ? sql`exists (select from person s, accelerator b where s.uid = r.person_uid and b.id = r.accelerator_id
        and concat_ws(' ', s.last_name, s.first_name, s.email, b.name) ilike ${contains(asked.findText)})`
    : sql`true`
  const where = sql`${whose} and ${status} and ${text}`
  const [items, count] = await Promise.all([
    readTeamRequests(ctx.db, ctx.actor, where, pageOf(asked), asked.sortingDirection),
    countUpTo(ctx.db, sql`select from accelerator_team_request r where ${where}`),
  ])
  return { items: items.map(shownTeamRequest), ...count }
}

/** Requests to join the chosen accelerator, for its administrators. */
export const listAcceleratorTeamRequestsQuery = query({
  endpoint: listAcceleratorTeamRequests,
  load: teamOfHeader,
  authorize: acceleratorTeam.look,
  run: (ctx, input, { acceleratorId }) =>
    page(ctx, input.query, sql<boolean>`r.accelerator_id = ${acceleratorId}`),
})

/** Requests of the caller. */
export const listMyAcceleratorTeamRequestsQuery = query({
  endpoint: listMyAcceleratorTeamRequests,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: (ctx, input) => page(ctx, input.query, sql<boolean>`r.person_uid = ${personOf(ctx.actor)!.uid}`),
})
