import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import type { DecisionWords } from '../domain/decision.rules.ts'
import { accelerationRequestEvents } from '../domain/states.ts'
import { decisionNotice, workOf } from './decision-letter.ts'

type Payload = {
  id: number
  comment?: string
  accepted?: boolean
  fromTrack?: string
  /** Of a deleted one, which can no longer be read. */
  projectId?: number
  track?: string
}

type Audience = {
  project: string
  track: string
  projectTrackId: number | null
  trackerUid: string | null
  members: string[]
  team: string[]
  /** Of a decision; `null` if the application is deleted. */
  words: DecisionWords | null
}

const readAudience = async (db: Db, requestId: number): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
    select p.name as project, t.name as track, q.id as "projectTrackId", q.tracker_uid as "trackerUid",
      ${projectTeam(sql`p.id`)} as members, ${acceleratorTeam(sql`r.accelerator_id`, ['ACC', 'TRC_TEAM'])} as team,
      json_build_object('reason', r.reason, 'advice', r.advice, 'reasonIds',
        array(select n.reason_id from acceleration_request_reason n where n.request_id = r.id)) as words
    from acceleration_request r join project p on p.id = r.project_id join track t on t.id = r.track_id
      left join project_track q on q.request_id = r.id
    where r.id = ${requestId}`.execute(db)
  return rows[0]
}

/** The same for a deleted application, from the data in its event. */
const readAudienceOfDeleted = async (db: Db, event: RaisedEvent<Payload>): Promise<Audience | undefined> => {
  const { projectId, track = '' } = event.payload
  const { rows } = await sql<Audience>`
    select p.name as project, ${track}::text as track, null as "projectTrackId", null as "trackerUid", null as words,
      ${projectTeam(sql`p.id`)} as members,
      ${acceleratorTeam(sql`${event.acceleratorId}::bigint`, ['ACC', 'TRC_TEAM'])} as team
    from project p where p.id = ${projectId}`.execute(db)
  return rows[0]
}

const audienceOf = (db: Db, event: RaisedEvent<Payload>): Promise<Audience | undefined> =>
  event.name === 'AccelerationRequestDeleted'
    ? readAudienceOfDeleted(db, event)
    : readAudience(db, event.payload.id)

const teamLink = (id: number) => linkTo('/bch/view/projects-in-work', { requestId: id })

const byLocale = async (db: Db, uids: readonly string[]) => {
  const { rows } = await sql<{ locale: MailLocale; uids: string[] }>`
    select coalesce(h.locale, 'ru') as locale, array_agg(h.uid) as uids from person h
    where h.uid = any(${[...uids]}::uuid[]) group by 1`.execute(db)
  return rows
}

/** Refreshes the badge of "projects in work" on every open page of an accelerator's team. */
const refreshBadge = (db: Db, team: readonly string[], acceleratorId: number | null): Promise<void> =>
  pushToPeople(db, team, {
    namespace: 'Badges',
    action: 'GET_NEW_ACCELERATION_REQUEST_COUNT',
    message: { acceleratorId },
  })

/**
 * Notifies the accelerator of applications and withdrawals, and the project of the decision; one query reads both
 * audiences and the owners of the badge.
 */
export const notifyOfAccelerationRequest = subscriber<Payload>({
  name: 'acceleration-requests.notify',
  events: accelerationRequestEvents,
  together: true,
  run: async ({ db }, event) => {
    const audience = await audienceOf(db, event)
    if (!audience) return
    await refreshBadge(db, audience.team, event.acceleratorId)
    const { project, track } = audience
    const send = <Code extends NotificationCode>(
      code: Code,
      params: NotificationParams<Code>,
      recipients: string[],
      link: ScreenHref,
    ) =>
      notify(db, {
        eventId: event.id,
        code,
        params,
        recipients,
        senderUid: event.actorUid,
        acceleratorId: event.acceleratorId,
        link,
      })
    const about = { ...audience, requestId: event.payload.id }
    switch (event.name) {
      case 'AccelerationRequestCreated':
        // Accepted automatically: no decision is pending.
        if (event.payload.accepted) return
        return send(
          'REQUEST_APPROVAL_IN_ACCELERATOR',
          { project, track },
          audience.team,
          teamLink(event.payload.id),
        )
      case 'AccelerationRequestRevoked':
        return send('REQUEST_REVOKED', { project, track }, audience.team, teamLink(event.payload.id))
      case 'AccelerationRequestTransferred': {
        const params = { project, fromTrack: event.payload.fromTrack ?? '', track }
        return audience.projectTrackId === null
          ? send('REQUEST_TRANSFERRED', params, audience.members, workOf(about))
          : send(
              'PROJECT_TRANSFERRED',
              params,
              [...audience.members, ...(audience.trackerUid ? [audience.trackerUid] : [])],
              workOf(about),
            )
      }
      case 'AccelerationRequestDeleted':
        return send(
          'REQUEST_DELETED',
          { project, track, reason: event.payload.comment ?? '' },
          audience.members,
          '/bch/view/my-acceleration-requests',
        )
      case 'AccelerationRequestAccepted':
      case 'AccelerationRequestRejected': {
        if (!audience.words) return
        const decision = event.name === 'AccelerationRequestAccepted' ? 'ACCEPT' : 'REJECT'
        // Reasons have a name in each language: everybody is notified in their own.
        for (const { locale, uids } of await byLocale(db, audience.members)) {
          const notice = await decisionNotice(db, about, decision, audience.words, locale)
          await (notice.code === 'EVENT_ACCEPTED_ACCELERATOR'
            ? send(notice.code, notice.params, uids, notice.link)
            : send(notice.code, notice.params, uids, notice.link))
        }
      }
    }
  },
})

/** Refreshes the badge for accelerators whose open applications were deleted with a project. */
export const refreshBadgeOfDeletedProject = subscriber<{ id: number; acceleratorIds: number[] }>({
  name: 'acceleration-requests.project-deleted',
  events: ['ProjectDeleted'],
  run: async ({ db }, event) => {
    for (const acceleratorId of event.payload.acceleratorIds) {
      const team = await db
        .selectFrom('accelerator_member')
        .select('person_uid')
        .distinct()
        .where('accelerator_id', '=', acceleratorId)
        .where('role', 'in', ['ACC', 'TRC_TEAM'])
        .where('blocked', '=', false)
        .execute()
      await refreshBadge(
        db,
        team.map(({ person_uid }) => person_uid),
        acceleratorId,
      )
    }
  },
})
