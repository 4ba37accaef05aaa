import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { displayName } from '#platform/server/sql.ts'
import { notices } from '../domain/showcases.notices.ts'
import { consentToken } from './consent-requests.ts'

type Payload = { projectId: number; leaderUid?: string; askedBy?: string }

/** Whether the person is still in the accelerator's team: only its members may read the leader's name. */
const isOfTeam = async (db: Db, acceleratorId: number, uid: string): Promise<boolean> => {
  const { rows } =
    await sql`select from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
    where h.accelerator_id = ${acceleratorId} and h.person_uid = ${uid} and h.role in ('ACC', 'TRC_TEAM') limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Notifies the leader that consent is requested, with a link that answers it, and the requester of the answer. */
export const publicationConsentChanged = noticeSubscriber({
  name: 'showcases.consent-notify',
  notices: noticesOf(
    notices,
    'PUBLICATION_CONSENT_ASKED',
    'PUBLICATION_CONSENT_GIVEN',
    'PUBLICATION_CONSENT_DECLINED',
  ),
  read: async ({ payload, acceleratorId, actorUid }: RaisedEvent<Payload>, db) => {
    const { projectId, leaderUid, askedBy } = payload
    if (acceleratorId === null) return undefined
    const { rows } = await sql<{ project: string; accelerator: string; person: string }>`
      select p.name as project, a.name as accelerator, ${displayName('u')} as person
      from project p join accelerator a on a.id = ${acceleratorId} join person u on u.uid = ${actorUid}
      where p.id = ${projectId}`.execute(db)
    if (!rows[0]) return undefined
    return {
      ...rows[0],
      // None if the leader changed, or the request was deleted meanwhile: there is nothing to answer.
      token: leaderUid ? await consentToken(db, { projectId, acceleratorId, leaderUid }) : null,
      requester: askedBy && (await isOfTeam(db, acceleratorId, askedBy)) ? askedBy : null,
    }
  },
  people: {
    leader: ({ token }, { payload }) => (token ? payload.leaderUid : null),
    requester: ({ requester }) => requester,
  },
  link: (_found, { to, event: { payload } }) =>
    to === 'leader'
      ? linkTo('/bch/view/my-projects/edit', { projectId: payload.projectId, tab: 'showcases' })
      : linkTo('/bch/view/project-details', { id: payload.projectId, tab: 'showcases' }),
  unusual: ({ token }, { to }) =>
    to === 'leader' && token ? { mailLink: linkTo('/publication-consent', { token }) } : {},
})
