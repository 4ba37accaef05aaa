import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/teams.notices.ts'

const roles = linkTo('/bch/view/person-user-profile', { tab: 'roles' })

type About = { uid: string; person: string; accelerator: string; reason: string; admins: string[] }

const about = (acceleratorId: number | null, { uid, id }: { uid?: string; id?: number }) => sql<About>`
  select p.uid, ${nameInSentence('p')} as person, coalesce(nullif(a.name, ''), '—') as accelerator,
    coalesce(r.reason, '') as reason, ${acceleratorAdministrators(sql`a.id`)} as admins
  from accelerator a left join accelerator_team_request r on r.id = ${id ?? null}
    join person p on p.uid = coalesce(r.person_uid, ${uid ?? null}::uuid)
  where a.id = ${acceleratorId}`

/** Notifies members of administrators' changes to their roles, and administrators of members who left. */
export const notifyOfMembers = noticeSubscriber({
  name: 'teams.members-notify',
  notices: noticesOf(
    notices,
    'ACCELERATOR_ROLES_CHANGED',
    'ACCELERATOR_MEMBER_BLOCKED',
    'ACCELERATOR_MEMBER_UNBLOCKED',
    'ACCELERATOR_MEMBER_REMOVED',
    'ACCELERATOR_MEMBER_LEFT',
  ),
  read: ({ acceleratorId, payload: { uid } }: RaisedEvent<{ uid: string }>) => about(acceleratorId, { uid }),
  people: { member: ({ uid }) => uid, acceleratorAdmins: ({ admins }) => admins },
  link: (_member, { code }) => {
    if (code === 'ACCELERATOR_MEMBER_LEFT') return '/bch/view/acceleratorTeam'
    // Those who may no longer work in the accelerator have nothing to open.
    return code === 'ACCELERATOR_MEMBER_BLOCKED' || code === 'ACCELERATOR_MEMBER_REMOVED' ? '' : roles
  },
})

/** Notifies administrators of requests to join, and the applicant of the decision. */
export const notifyOfTeamRequests = noticeSubscriber({
  name: 'teams.requests-notify',
  notices: noticesOf(
    notices,
    'ACCELERATOR_TEAM_REQUESTED',
    'ACCELERATOR_TEAM_REQUEST_ACCEPTED',
    'ACCELERATOR_TEAM_REQUEST_REJECTED',
  ),
  read: ({ acceleratorId, payload: { id } }: RaisedEvent<{ id: number }>) => about(acceleratorId, { id }),
  people: { acceleratorAdmins: ({ admins }) => admins, requester: ({ uid }) => uid },
  link: (_request, { code, event }) => {
    if (code === 'ACCELERATOR_TEAM_REQUESTED')
      return linkTo('/bch/view/acceleratorTeam', { tab: 'requests', requestId: event.payload.id })
    return code === 'ACCELERATOR_TEAM_REQUEST_ACCEPTED'
      ? roles
      : linkTo('/bch/view/team-invite', { tab: 'accelerators' })
  },
})
