import { sql } from 'kysely'
import { isTooClose } from '#features/expertise'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { eventRequests } from '../domain/event.machine.ts'
import { doorsBeforeHours, juryReminderDays } from '../domain/limits.ts'
import { placesAtEvents } from './event-requests.row-set.ts'
import { hostedScope, hostJoins, hostName, isLetIn } from './event.repository.ts'
import { isHostActive } from './public-events.sql.ts'

const shared = {
  reads: ['event', 'project'],
  from: sql`event_invitation i join held_event e on e.id = i.event_id join project p on p.id = i.project_id`,
  key: sql`i.id`,
  since: sql`i.changed_at`,
  joins: hostJoins,
  title: () => sql`e.name`,
  note: sql`i.message`,
  columns: sql`e.id as "eventId"`,
} as const

/** Invitations and offered places for projects of the person. */
export const eventInvitationSource = agendaSource<unknown, { eventId: number }>({
  ...shared,
  name: 'event-invitations',
  kind: 'event',
  menu: 'Events',
  list: null,
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: ({ actor }) => sql`p.leader_uid = ${actor.uid} and i.status in ('INVITED', 'OFFERED')
    and e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive}`,
  due: { at: sql`coalesce(i.answer_by, e.starts_at)` },
  context: () => sql`concat_ws(' · ', p.name, ${hostName})`,
  verb: () => 'answer',
  link: ({ eventId }) => linkTo('/bch/view/event', { eventId }),
})

/** Next steps with projects after events, on the agenda of the hosts. */
export const eventFollowUpSource = agendaSource<unknown, { eventId: number }>({
  name: 'event-follow-ups',
  kind: 'eventFollowUp',
  reads: ['event', 'project'],
  menu: 'Events',
  list: null,
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`event_follow_up x join event_invitation i on i.id = x.invitation_id join held_event e on e.id = i.event_id
    join project p on p.id = i.project_id`,
  key: sql`x.id`,
  scope: ({ actor }) =>
    sql`x.done_at is null and ${hostedScope(actor)} and (e.accelerator_id is not null or ${isHostActive})`,
  since: sql`x.created_at`,
  due: { day: sql`x.due_on`, zone: sql`e.time_zone` },
  title: () => sql`x.step`,
  context: () => sql`concat_ws(' · ', p.name, e.name)`,
  columns: sql`e.id as "eventId"`,
  verb: () => 'complete',
  link: ({ eventId }) => linkTo('/bch/view/event', { eventId, tab: 'after' }),
})

/** Events under way at which a member of the jury has projects to score; one who scores none is not asked forever. */
export const eventJurySource = agendaSource<unknown, { eventId: number }>({
  name: 'event-jury',
  kind: 'eventJury',
  menu: 'Events',
  list: null,
  reads: ['event', 'project'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`event_juror j join held_event e on e.id = j.event_id`,
  key: sql`j.id`,
  scope: ({ actor }) => sql`j.person_uid = ${actor.uid} and ${isLetIn} and e.criteria <> '[]'::jsonb
    and e.ends_at > now() - make_interval(days => ${sql.lit(juryReminderDays)})
    and exists (select from event_invitation i where i.event_id = e.id and i.status in ('ACCEPTED', 'ATTENDED')
      and not exists (select from event_score s where s.juror_id = j.id and s.invitation_id = i.id)
      and not ${isTooClose({ projectId: sql`i.project_id`, uid: sql`j.person_uid` })})`,
  since: sql`e.starts_at - make_interval(hours => ${sql.lit(doorsBeforeHours)})`,
  due: { at: sql`e.ends_at` },
  joins: hostJoins,
  title: () => sql`e.name`,
  context: () => hostName,
  columns: sql`e.id as "eventId"`,
  verb: () => 'review',
  link: ({ eventId }) => linkTo('/bch/view/event', { eventId, tab: 'jury' }),
})

/** Requests for places at events of the chosen accelerator. */
export const eventRequestSource = agendaSource<{ acceleratorId: number }, { eventId: number }>({
  ...shared,
  name: 'event-requests',
  kind: 'eventRequest',
  menu: 'EventRequests',
  list: { menu: 'EventRequests', link: linkTo('/bch/view/event-requests', { status: 'REQUESTED' }) },
  of: ofChosenAccelerator,
  authorize: eventRequests.list,
  scope: (ctx, place) => sql`${whereOf(placesAtEvents, ctx, place, { status: ['REQUESTED'] })}
    and e.status = 'PUBLISHED' and e.starts_at > now()`,
  due: { at: sql`e.starts_at` },
  context: () => sql`p.name`,
  verb: () => 'decide',
  link: ({ eventId }) => linkTo('/bch/view/event', { eventId, tab: 'projects' }),
})
