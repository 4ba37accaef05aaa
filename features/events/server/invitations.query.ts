import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, projects, sharedProjects, visibleProjects } from '#features/projects'
import { acceleratorsAs, type Person } from '#platform/domain/actor.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import type { eventCandidate } from '../contract/event.schemas.ts'
import {
  listEventCandidates,
  listEventProjects,
  listEventRequests,
  listProjectEvents,
} from '../contract/invitation.endpoints.ts'
import { eventRequests, heldEvents } from '../domain/event.machine.ts'
import { closedStates } from '../domain/states.ts'
import { placesAtEvents } from './event-requests.row-set.ts'
import { invitationSearch } from './event-search.sql.ts'
import { findHeldEvent, hostedScope } from './event.repository.ts'
import { invitationRows, invitationSortings, ofOwnProject } from './invitation.repository.ts'

export const listEventProjectsQuery = listOf(listEventProjects, {
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  rows: invitationRows,
  scope: (_ctx, { id }) => sql`i.event_id = ${id}`,
  sortings: invitationSortings,
  filters: { status: placesAtEvents.filters.status, id: (id) => sql`i.id = ${id}` },
  search: invitationSearch,
})

export const listEventRequestsQuery = listOf(listEventRequests, {
  load: chosenAccelerator,
  authorize: eventRequests.list,
  rows: invitationRows,
  ...placesAtEvents,
  sortings: invitationSortings,
})

export const listProjectEventsQuery = listOf(listProjectEvents, {
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.view,
  rows: invitationRows,
  scope: ({ actor }, { id }) =>
    sql`i.project_id = ${id} and (${ofOwnProject(actor.uid)} or ${hostedScope(actor)})`,
  sortings: invitationSortings,
  filters: { status: placesAtEvents.filters.status },
  search: invitationSearch,
})

type Candidate = z.output<typeof eventCandidate>

/**
 * Whether the host may see the leader of project `p`: if they work together, or if the leader agreed to be shown (the
 * rule of the project's page).
 */
const leaderShown = (actor: Person) => sql`(${whereOf(sharedProjects, { actor }, null)}
  or p.leader_uid in (select c.person_uid from published_card c where not c.investor_only))`

/** Row source of projects `p` that can be invited: visible to the host, with a leader. */
const candidateRows = (
  actor: Person,
  eventId: number,
  isOpen: boolean,
): RowSource<Omit<Candidate, 'actions'>, Candidate> => ({
  from: visibleProjects.from,
  key: visibleProjects.key,
  columns:
    () => sql`p.id, p.name, case when ${leaderShown(actor)} then ${wholeName('l')} else '' end as leader, i.status,
    coalesce((select string_agg(t.name, ', ' order by t.name) from project_track q join track t on t.id = q.track_id
      join held_event e on e.id = ${eventId} where q.project_id = p.id and q.accelerator_id = e.accelerator_id), '') as tracks`,
  joins: sql`join person l on l.uid = p.leader_uid
    left join event_invitation i on i.event_id = ${eventId} and i.project_id = p.id`,
  row: (row) => ({
    ...row,
    actions:
      isOpen && (row.status === null || closedStates.some((state) => state === row.status)) ? ['invite'] : [],
  }),
})

export const listEventCandidatesQuery = listOf(listEventCandidates, {
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  rows: ({ actor }, { id, isOpen }) => candidateRows(actor, id, isOpen),
  scope: (ctx) => sql`p.leader_uid is not null and ${whereOf(visibleProjects, ctx, null)}`,
  sortings: () => ({ NAME: [sql`lower(p.name)`, sql`p.id`] }),
  filters: {
    // Blocked work is visible only to its accelerator.
    trackId: (id, { actor }) =>
      sql`exists (select from project_track q where q.project_id = p.id and q.track_id = ${id}
        and (q.access_status = 'ALLOWED_TO_WORK'
          or ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))}))`,
  },
  search: sql`p.name`,
})
