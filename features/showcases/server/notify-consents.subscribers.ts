import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { displayName } from '#platform/server/sql.ts'
import { consentEvents } from '../domain/events.ts'
import { consentToken } from './consent-requests.ts'

type Payload = { projectId: number; leaderUid?: string; askedBy?: string }

const answers = {
  PublicationConsentGiven: 'PUBLICATION_CONSENT_GIVEN',
  PublicationConsentDeclined: 'PUBLICATION_CONSENT_DECLINED',
} as const

const isAnswer = (name: string): name is keyof typeof answers => name in answers

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
export const publicationConsentChanged = subscriber<Payload>({
  name: 'showcases.consent-notify',
  events: consentEvents,
  run: async ({ db }, event) => {
    const { projectId, leaderUid, askedBy } = event.payload
    const { acceleratorId } = event
    if (acceleratorId === null) return
    const { rows } = await sql<{ project: string; accelerator: string; person: string }>`
      select p.name as project, a.name as accelerator, ${displayName('u')} as person
      from project p join accelerator a on a.id = ${acceleratorId} join person u on u.uid = ${event.actorUid}
      where p.id = ${projectId}`.execute(db)
    if (!rows[0]) return
    const { project, accelerator, person } = rows[0]
    const common = { eventId: event.id, senderUid: event.actorUid, acceleratorId }
    if (isAnswer(event.name)) {
      if (!askedBy || !(await isOfTeam(db, acceleratorId, askedBy))) return
      await notify(db, {
        ...common,
        code: answers[event.name],
        params: { project, person },
        recipients: [askedBy],
        link: linkTo('/bch/view/project-details', { id: projectId, tab: 'showcases' }),
      })
      return
    }
    if (!leaderUid) return
    const token = await consentToken(db, { projectId, acceleratorId, leaderUid })
    // The leader changed, or the request was deleted meanwhile: there is nothing to answer.
    if (!token) return
    await notify(db, {
      ...common,
      code: 'PUBLICATION_CONSENT_ASKED',
      params: { project, accelerator, person },
      recipients: [leaderUid],
      link: linkTo('/bch/view/my-projects/edit', { projectId, tab: 'showcases' }),
      mailLink: linkTo('/publication-consent', { token }),
    })
  },
})
