import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/projects.notices.ts'
import { givenLeadEvents, keepingEvents, leadershipEvents } from '../domain/states.ts'

type OfPerson = { id: number; personUid: string }

type Named = { projectId: number; project: string; person: string; members: string[] }

const named = ({ payload: { id, personUid } }: RaisedEvent<OfPerson>) => sql<Named>`
  select p.id as "projectId", p.name as project, ${nameInSentence('u')} as person, ${projectTeam(sql`p.id`)} as members
  from project p join person u on u.uid = ${personUid} where p.id = ${id}`

const teamPage = ({ projectId }: { projectId: number }) =>
  linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' })

const ofNoAccelerator = () => ({ acceleratorId: null })

const teamChanged = noticeSubscriber({
  name: 'projects.team-notify',
  notices: noticesOf(notices, 'TEAM_NEW_MEMBER_ADDING', 'MEMBER_LEFT_TEAM'),
  read: named,
  people: {
    // A new member already knows from the answer to their request, or joined by themselves.
    projectTeam: ({ members }, { name, payload }) =>
      members.filter((uid) => name === 'ProjectMemberLeft' || uid !== payload.personUid),
    formerMember: (_named, { payload }) => payload.personUid,
  },
  link: teamPage,
  unusual: ofNoAccelerator,
})

type Offer = Named & { toName: string; fromUid: string; toUid: string }

const leadership = noticesOf(
  notices,
  'LEADERSHIP_OFFERED',
  'LEADERSHIP_ACCEPTED',
  'LEADERSHIP_DECLINED',
  'LEADERSHIP_OFFER_REVOKED',
)

const leadershipMoved = noticeSubscriber({
  name: 'projects.leadership-notify',
  notices: leadership,
  events: leadershipEvents,
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<Offer>`
    select p.id as "projectId", p.name as project, ${nameInSentence('f')} as person, ${nameInSentence('t')} as "toName",
      f.uid as "fromUid", t.uid as "toUid", ${projectTeam(sql`p.id`)} as members
    from project_leadership_offer o join project p on p.id = o.project_id join person f on f.uid = o.from_uid
      join person t on t.uid = o.to_uid where o.id = ${payload.id}`,
  people: {
    offeredLead: ({ toUid }) => toUid,
    leader: ({ fromUid }) => fromUid,
    projectTeam: ({ members }) => members,
    accelerator: () => null,
  },
  link: ({ projectId }, { to, event }) =>
    linkTo('/bch/view/my-projects/edit', {
      projectId,
      tab: 'team',
      ...(to === 'offeredLead' && { offerId: event.payload.id }),
    }),
  // The answer names the person who was offered the lead.
  unusual: ({ toName }, { to }) => ({
    acceleratorId: null,
    params: to === 'offeredLead' ? {} : { person: toName },
  }),
})

const leadGiven = noticeSubscriber({
  name: 'projects.lead-given-notify',
  notices: noticesOf(notices, 'LEADERSHIP_ACCEPTED'),
  events: givenLeadEvents,
  read: named,
  people: { projectTeam: ({ members }) => members, accelerator: () => null },
  link: teamPage,
  unusual: ofNoAccelerator,
})

const leaderCame = noticeSubscriber({
  name: 'projects.leader-came-notify',
  notices: noticesOf(notices, 'LEADERSHIP_ACCEPTED'),
  events: keepingEvents,
  read: ({ payload: { id, personUid }, acceleratorId }: RaisedEvent<OfPerson>) => sql<{
    project: string
    person: string
    team: string[]
  }>`
    select p.name as project, ${nameInSentence('u')} as person,
      ${acceleratorTeam(sql`${acceleratorId}::bigint`, ['ACC'])} as team
    from project p join person u on u.uid = ${personUid} where p.id = ${id}`,
  people: { projectTeam: () => null, accelerator: ({ team }) => team },
  // The page on which they edited the project is now only for its team.
  link: () => '',
})

const restored = noticeSubscriber({
  name: 'projects.restored-notify',
  notices: noticesOf(notices, 'PROJECT_RESTORED'),
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<{ project: string; members: string[] }>`
    select p.name as project, ${projectTeam(sql`p.id`)} as members from project p where p.id = ${payload.id}`,
  people: { projectTeam: ({ members }) => members },
  link: (_project, { event }) => linkTo('/bch/view/my-projects/edit', { projectId: event.payload.id }),
  unusual: ofNoAccelerator,
})

type Presentation = {
  projectId: number
  project: string
  document: string
  members: string[]
  reviewers: string[]
}

// The tracker of each participation; without one, or if they left, the accelerator's team.
const reviewers = sql`
  select unnest(coalesce(
    (select array[h.person_uid] from counted_membership h where h.accelerator_id = q.accelerator_id
      and h.person_uid = q.tracker_uid and h.role in ('TRC', 'TRC_TEAM') limit 1),
    ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])}))
  from project_track q where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK'`

const presentationAdded = noticeSubscriber({
  name: 'projects.presentation-notify',
  notices: noticesOf(notices, 'NEW_PRESENTATION_ADDING'),
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<Presentation>`
    select p.id as "projectId", p.name as project, d.name as document, ${projectTeam(sql`p.id`)} as members,
      array(${reviewers}) as reviewers
    from project_document d join project p on p.id = d.project_id where d.id = ${payload.id}`,
  people: { projectTeam: ({ members }) => members, reviewer: ({ reviewers }) => reviewers },
  link: ({ projectId }) => linkTo('/bch/view/project-details', { id: projectId, tab: 'documents' }),
  unusual: ofNoAccelerator,
})

/**
 * Notifies a project's team, and the accelerator that managed it, of joining, leaving and new leaders, and everybody
 * who works with it of new presentations.
 */
export const projectSubscribers = [
  teamChanged,
  leadershipMoved,
  leadGiven,
  restored,
  leaderCame,
  presentationAdded,
]
