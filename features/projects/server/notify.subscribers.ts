import { linkTo } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import {
  givenLeadEvents,
  keepingEvents,
  leadershipEvents,
  presentationEvents,
  projectTeamEvents,
  restoredEvents,
  type LeadershipEvent,
  type ProjectTeamEvent,
} from '../domain/events.ts'

type Names = { project: string; person: string }

const send = (
  db: Db,
  event: RaisedEvent,
  code: NotificationCode & ('TEAM_NEW_MEMBER_ADDING' | 'MEMBER_LEFT_TEAM' | `LEADERSHIP_${string}`),
  about: Names & { projectId: number },
  recipients: string[],
): Promise<void> =>
  notify(db, {
    eventId: event.id,
    code,
    params: { project: about.project, person: about.person },
    recipients,
    senderUid: event.actorUid,
    acceleratorId: null,
    link: linkTo('/bch/view/my-projects/edit', { projectId: about.projectId, tab: 'team' }),
  })

const codeOfTeam = {
  ProjectMemberAdded: 'TEAM_NEW_MEMBER_ADDING',
  ProjectMemberLeft: 'MEMBER_LEFT_TEAM',
} as const satisfies Record<ProjectTeamEvent, NotificationCode>

const teamChanged = subscriber<{ id: number; personUid: string }>({
  name: 'projects.team-notify',
  events: projectTeamEvents,
  run: async ({ db }, event) => {
    const { id: projectId, personUid } = event.payload
    const { rows } = await sql<Names & { members: string[] }>`
      select p.name as project, ${nameInSentence('u')} as person, ${projectTeam(sql`p.id`)} as members
      from project p join person u on u.uid = ${personUid} where p.id = ${projectId}`.execute(db)
    const found = rows[0]
    if (!found) return
    const happened = event.name as ProjectTeamEvent
    // A new member already knows from the answer to their request, or joined by themselves.
    const recipients =
      happened === 'ProjectMemberLeft'
        ? [...found.members, personUid]
        : found.members.filter((uid) => uid !== personUid)
    await send(db, event, codeOfTeam[happened], { ...found, projectId }, recipients)
  },
})

type Offer = { projectId: number; project: string; from: Party; to: Party; members: string[] }
type Party = { uid: string; name: string }

const notices: Record<LeadershipEvent, (offer: Offer) => [Parameters<typeof send>[2], Party, string[]]> = {
  LeadershipOffered: ({ from, to }) => ['LEADERSHIP_OFFERED', from, [to.uid]],
  LeadershipAccepted: ({ to, members }) => ['LEADERSHIP_ACCEPTED', to, members],
  LeadershipDeclined: ({ from, to }) => ['LEADERSHIP_DECLINED', to, [from.uid]],
  LeadershipOfferRevoked: ({ from, to }) => ['LEADERSHIP_OFFER_REVOKED', from, [to.uid]],
}

const leadershipMoved = subscriber<{ id: number }>({
  name: 'projects.leadership-notify',
  events: leadershipEvents,
  run: async ({ db }, event) => {
    const party = (alias: string) =>
      sql`json_build_object('uid', ${sql.ref(`${alias}.uid`)}, 'name', ${nameInSentence(alias)})`
    const { rows } = await sql<Offer>`
      select p.id as "projectId", p.name as project, ${party('f')} as "from", ${party('t')} as "to",
        ${projectTeam(sql`p.id`)} as members
      from project_leadership_offer o join project p on p.id = o.project_id join person f on f.uid = o.from_uid
        join person t on t.uid = o.to_uid where o.id = ${event.payload.id}`.execute(db)
    const offer = rows[0]
    if (!offer) return
    const [code, person, recipients] = notices[event.name as LeadershipEvent](offer)
    await send(db, event, code, { ...offer, person: person.name }, recipients)
  },
})

const leadGiven = subscriber<{ id: number; personUid: string }>({
  name: 'projects.lead-given-notify',
  events: givenLeadEvents,
  run: async ({ db }, event) => {
    const { id: projectId, personUid } = event.payload
    const { rows } = await sql<Names & { members: string[] }>`
      select p.name as project, ${nameInSentence('u')} as person, ${projectTeam(sql`p.id`)} as members
      from project p join person u on u.uid = ${personUid} where p.id = ${projectId}`.execute(db)
    const found = rows[0]
    if (found) await send(db, event, 'LEADERSHIP_ACCEPTED', { ...found, projectId }, found.members)
  },
})

const restored = subscriber<{ id: number }>({
  name: 'projects.restored-notify',
  events: restoredEvents,
  run: async ({ db }, event) => {
    const { id: projectId } = event.payload
    const { rows } = await sql<{ project: string; members: string[] }>`
      select p.name as project, ${projectTeam(sql`p.id`)} as members from project p where p.id = ${projectId}`.execute(
      db,
    )
    if (!rows[0]) return
    await notify(db, {
      eventId: event.id,
      code: 'PROJECT_RESTORED',
      params: { project: rows[0].project },
      recipients: rows[0].members,
      senderUid: event.actorUid,
      acceleratorId: null,
      link: linkTo('/bch/view/my-projects/edit', { projectId }),
    })
  },
})

const leaderCame = subscriber<{ id: number; personUid: string }>({
  name: 'projects.leader-came-notify',
  events: keepingEvents,
  run: async ({ db }, event) => {
    const { id: projectId, personUid } = event.payload
    const { rows } = await sql<Names & { team: string[] }>`
      select p.name as project, ${nameInSentence('u')} as person,
        ${acceleratorTeam(sql`${event.acceleratorId}::bigint`, ['ACC'])} as team
      from project p join person u on u.uid = ${personUid} where p.id = ${projectId}`.execute(db)
    const found = rows[0]
    if (!found) return
    const { project, person, team } = found
    await notify(db, {
      eventId: event.id,
      code: 'LEADERSHIP_ACCEPTED',
      params: { project, person },
      recipients: team.filter((uid) => uid !== event.actorUid),
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
      // The page on which they edited the project is now only for its team.
      link: '',
    })
  },
})

type Presentation = { projectId: number; project: string; document: string; recipients: string[] }

// The tracker of each participation; without one, or if they left, the accelerator's team.
const reviewers = sql`
  select unnest(coalesce(
    (select array[h.person_uid] from counted_membership h where h.accelerator_id = q.accelerator_id
      and h.person_uid = q.tracker_uid and h.role in ('TRC', 'TRC_TEAM') limit 1),
    ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])}))
  from project_track q where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK'`

const presentationAdded = subscriber<{ id: number }>({
  name: 'projects.presentation-notify',
  events: presentationEvents,
  run: async ({ db }, event) => {
    const { rows } = await sql<Presentation>`
      select p.id as "projectId", p.name as project, d.name as document,
        array(select unnest(${projectTeam(sql`p.id`)}) union ${reviewers}) as recipients
      from project_document d join project p on p.id = d.project_id where d.id = ${event.payload.id}`.execute(
      db,
    )
    // Deleted meanwhile: nothing to notify of.
    if (!rows[0]) return
    const { projectId, project, document, recipients } = rows[0]
    await notify(db, {
      eventId: event.id,
      code: 'NEW_PRESENTATION_ADDING',
      params: { project, document },
      recipients: recipients.filter((uid) => uid !== event.actorUid),
      senderUid: event.actorUid,
      acceleratorId: null,
      link: linkTo('/bch/view/project-details', { id: projectId, tab: 'documents' }),
    })
  },
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
