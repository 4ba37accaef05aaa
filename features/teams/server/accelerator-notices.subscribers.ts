import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators, readUids } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { memberEvents, type MemberEvent } from '../domain/member-events.ts'
import { teamRequestEvents, type TeamRequestEvent } from '../domain/team-request-states.ts'

const team = '/bch/view/acceleratorTeam'
const roles = linkTo('/bch/view/person-user-profile', { tab: 'roles' })
const asking = linkTo('/bch/view/team-invite', { tab: 'accelerators' })

const administratorsOf = (db: Db, acceleratorId: number): Promise<string[]> =>
  readUids(db, acceleratorAdministrators(acceleratorId))

type About = { uid: string; person: string; accelerator: string; reason: string }

const about = async (db: Db, acceleratorId: number, of: { uid?: string; id?: number }) => {
  const { rows } = await sql<About>`
    select p.uid, ${nameInSentence('p')} as person, coalesce(nullif(a.name, ''), '—') as accelerator,
      coalesce(r.reason, '') as reason
    from accelerator a left join accelerator_team_request r on r.id = ${of.id ?? null}
      join person p on p.uid = coalesce(r.person_uid, ${of.uid ?? null}::uuid)
    where a.id = ${acceleratorId}`.execute(db)
  return rows[0]
}

type Send = <Code extends NotificationCode>(
  code: Code,
  params: NotificationParams<Code>,
  recipients: string[],
  link: ScreenHref | '',
) => Promise<void>

const notifierOf =
  (db: Db, { id: eventId, actorUid: senderUid, acceleratorId }: RaisedEvent): Send =>
  (code, params, recipients, link) =>
    notify(db, { eventId, code, params, recipients, senderUid, acceleratorId, link })

/** Notifies members of administrators' changes to their roles, and administrators of members who left. */
export const notifyOfMembers = subscriber<{ uid: string }>({
  name: 'teams.members-notify',
  events: memberEvents,
  run: async ({ db }, event) => {
    const acceleratorId = event.acceleratorId ?? 0
    const found = await about(db, acceleratorId, { uid: event.payload.uid })
    if (!found) return
    const { uid, person, accelerator } = found
    const send = notifierOf(db, event)
    switch (event.name as MemberEvent) {
      case 'AcceleratorRolesChanged':
        return send('ACCELERATOR_ROLES_CHANGED', { accelerator }, [uid], roles)
      case 'AcceleratorMemberBlocked':
        return send('ACCELERATOR_MEMBER_BLOCKED', { accelerator }, [uid], '')
      case 'AcceleratorMemberUnblocked':
        return send('ACCELERATOR_MEMBER_UNBLOCKED', { accelerator }, [uid], roles)
      case 'AcceleratorMemberRemoved':
        return send('ACCELERATOR_MEMBER_REMOVED', { accelerator }, [uid], '')
      case 'AcceleratorMemberLeft':
        return send(
          'ACCELERATOR_MEMBER_LEFT',
          { accelerator, person },
          await administratorsOf(db, acceleratorId),
          team,
        )
    }
  },
})

/** Notifies administrators of requests to join, and the applicant of the decision. */
export const notifyOfTeamRequests = subscriber<{ id: number }>({
  name: 'teams.requests-notify',
  events: teamRequestEvents,
  run: async ({ db }, event) => {
    const acceleratorId = event.acceleratorId ?? 0
    const found = await about(db, acceleratorId, { id: event.payload.id })
    if (!found) return
    const { uid, person, accelerator, reason } = found
    const send = notifierOf(db, event)
    switch (event.name as TeamRequestEvent) {
      case 'AcceleratorTeamRequested':
        return send(
          'ACCELERATOR_TEAM_REQUESTED',
          { accelerator, person },
          await administratorsOf(db, acceleratorId),
          `${team}?tab=requests`,
        )
      case 'AcceleratorTeamRequestAccepted':
        return send('ACCELERATOR_TEAM_REQUEST_ACCEPTED', { accelerator }, [uid], roles)
      case 'AcceleratorTeamRequestRejected':
        return send('ACCELERATOR_TEAM_REQUEST_REJECTED', { accelerator, reason }, [uid], asking)
      case 'AcceleratorTeamRequestRevoked':
        return undefined
    }
  },
})
