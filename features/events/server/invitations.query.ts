import { sql } from 'kysely'
import { findProject, ownProjectsScope, projectPageScope, projects } from '#features/projects'
import { acceleratorsAs, type Person } from '#platform/domain/actor.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { z } from 'zod'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import type { eventCandidate } from '../contract/event.schemas.ts'
import {
  listEventCandidates,
  listEventProjects,
  listEventRequests,
  listProjectEvents,
} from '../contract/invitation.endpoints.ts'
import { eventRequests, heldEvents } from '../domain/event.policy.ts'
import { closedStates, type InvitationState } from '../domain/states.ts'
import { invitationSearch } from './event-search.sql.ts'
import { findHeldEvent, hostedScope } from './event.repository.ts'
import { invitationRows, invitationSortings, ofOwnProject } from './invitation.repository.ts'

const ofStatus = (states: readonly InvitationState[]) => sql`i.status = any(${[...states]})`

export const listEventProjectsQuery = listOf(listEventProjects, {
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  rows: invitationRows,
  scope: (_ctx, { id }) => sql`i.event_id = ${id}`,
  sortings: invitationSortings,
  filters: { status: ofStatus },
  search: invitationSearch,
})

export const listEventRequestsQuery = listOf(listEventRequests, {
  load: chosenAccelerator(eventRequests.list),
  authorize: eventRequests.list,
  rows: invitationRows,
  scope: (_ctx, { acceleratorId }) => sql`i.accelerator_id = ${acceleratorId}`,
  sortings: invitationSortings,
  filters: { status: ofStatus, eventId: (id) => sql`i.event_id = ${id}` },
  search: invitationSearch,
})

export const listProjectEventsQuery = listOf(listProjectEvents, {
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.view,
  rows: invitationRows,
  scope: ({ actor }, { id }) =>
    sql`i.project_id = ${id} and (${ofOwnProject(actor.uid)} or ${hostedScope(actor)})`,
  sortings: invitationSortings,
  filters: { status: ofStatus },
  search: invitationSearch,
})

type Candidate = z.output<typeof eventCandidate>

/**
 * Whether the host may see the leader of project `p`: if they work together, or if the leader agreed to be shown (the
 * rule of the project's page).
 */
const leaderShown = (actor: Person) => {
  const accelerators = acceleratorsAs(actor, 'ACC', 'TRC_TEAM')
  return sql`(${ownProjectsScope(actor)} or ${isAmong(sql`p.keeper_accelerator_id`, accelerators)}
    or exists (select from acceleration_request r where r.project_id = p.id and r.status in ('NEW', 'ACCEPT')
      and ${isAmong(sql`r.accelerator_id`, accelerators)})
    or p.leader_uid in (select c.person_uid from published_card c where not c.investor_only))`
}

/** Row source of projects `p` that can be invited: visible to the host, with a leader. */
const candidateRows = (
  actor: Person,
  eventId: number,
  open: boolean,
): RowSource<Omit<Candidate, 'actions'>, Candidate> => ({
  from: sql`project p`,
  key: sql`p.id`,
  columns:
    () => sql`p.id, p.name, case when ${leaderShown(actor)} then ${wholeName('l')} else '' end as leader, i.status,
    coalesce((select string_agg(t.name, ', ' order by t.name) from project_track q join track t on t.id = q.track_id
      join held_event e on e.id = ${eventId} where q.project_id = p.id and q.accelerator_id = e.accelerator_id), '') as tracks`,
  joins: sql`join person l on l.uid = p.leader_uid
    left join event_invitation i on i.event_id = ${eventId} and i.project_id = p.id`,
  row: (row) => ({
    ...row,
    actions:
      open && (row.status === null || closedStates.some((state) => state === row.status)) ? ['invite'] : [],
  }),
})

export const listEventCandidatesQuery = listOf(listEventCandidates, {
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  rows: ({ actor }, { id, open }) => candidateRows(actor, id, open),
  scope: ({ actor }) => sql`p.leader_uid is not null and ${projectPageScope(actor)}`,
  sortings: () => ({ NAME: [sql`lower(p.name)`, sql`p.id`] }),
  filters: {
    // Blocked work is visible only to its accelerator.
    trackId: (id, { actor }) =>
      sql`exists (select from project_track q where q.project_id = p.id and q.track_id = ${id}
        and (q.access_status = 'ALLOWED_TO_WORK'
          or ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))}))`,
  },
  search: { text: () => sql`p.name` },
})
