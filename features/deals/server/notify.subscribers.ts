import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { isNotified, momentParam, noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/deals.notices.ts'
import { hashOfLink } from './figure.repository.ts'

type Payload = { id: number }

type Facts = { project: string; person: string; team: string[]; introducers: string[] }

/** Notifies the project's team of the investor's steps, and the introducing accelerator of an investment. */
export const notifyOfDeals = noticeSubscriber({
  name: 'deals.notify',
  notices: noticesOf(
    notices,
    'DEAL_OPENED',
    'DEAL_OFFERED',
    'DEAL_TERMS_REACHED',
    'DEAL_INVESTED',
    'DEAL_PASSED',
  ),
  together: true,
  read: ({ payload }: RaisedEvent<Payload>) => sql<Facts>`
    select p.name as project, ${nameInSentence('x')} as person, ${projectTeam(sql`p.id`)} as team,
      array(select distinct h.person_uid from data_request r join counted_membership h on h.accelerator_id = r.accelerator_id
        join person u on u.uid = h.person_uid and u.status = 'A'
        where r.project_id = d.project_id and r.requester_uid = d.investor_uid and r.agreed_at is not null and h.role = 'ACC'
        order by h.person_uid limit 20) as introducers
    from deal d join project p on p.id = d.project_id join person x on x.uid = d.investor_uid where d.id = ${payload.id}`,
  people: {
    projectTeam: ({ team }) => team,
    founders: ({ team, introducers }) => [...team, ...introducers],
  },
  link: (_facts, { code, event }) =>
    linkTo('/bch/view/deals', code === 'DEAL_INVESTED' ? { dealId: event.payload.id } : {}),
  unusual: () => ({ acceleratorId: null }),
})

type Asked = { project: string; team: string[]; leader: string; until: number }

/**
 * Loads a request for figures: its last minute, on the clock that closes the form, and a new link for the leader's
 * email. Only the link's hash is stored.
 */
const readAsked = async (event: RaisedEvent<Payload>, db: Db) => {
  const { id } = event.payload
  const { rows } = await sql<Asked>`
    select p.name as project, ${projectTeam(sql`p.id`)} as team, a.asked_uid as leader,
      extract(epoch from (a.until_day + 1)::timestamp at time zone 'UTC')::float8 * 1000 - 60000 as until
    from figure_ask a join project p on p.id = a.project_id
    where a.id = ${id} and a.answered_at is null`.execute(db)
  const [ask] = rows
  if (!ask) return undefined
  const facts = { ...ask, day: momentParam(ask.until, 'UTC') }
  // On redelivery: a new link would invalidate the one already emailed. Recipients not yet notified still are.
  if (await isNotified(db, event.id)) return { ...facts, mailed: null }
  const link = randomBytes(32).toString('base64url')
  await db
    .updateTable('figure_ask')
    .set({ link_hash: hashOfLink(link) })
    .where('id', '=', id)
    .execute()
  return { ...facts, mailed: link }
}

/** Notifies the team of a requested form; the leader's email opens the form without signing in. */
export const notifyOfFigures = noticeSubscriber({
  name: 'deals.notify-figures',
  notices: noticesOf(notices, 'FIGURES_ASKED'),
  together: true,
  read: readAsked,
  people: { leader: ({ leader }) => leader, projectTeam: ({ team }) => team },
  link: (_facts, { event }) => linkTo('/bch/view/deals/figures', { ask: event.payload.id }),
  unusual: ({ mailed }, { to }) => ({
    senderUid: null,
    acceleratorId: null,
    ...(to === 'leader' && mailed !== null && { mailLink: linkTo('/company-figures', { link: mailed }) }),
  }),
})

/** Notifies the investor that the team disputes an investment; the reason is on the screen of deals. */
export const notifyOfDisputes = noticeSubscriber({
  name: 'deals.notify-disputed',
  notices: noticesOf(notices, 'DEAL_DISPUTED'),
  together: true,
  read: ({ payload }: RaisedEvent<Payload>) => sql<{ project: string; projectId: number; investor: string }>`
    select p.name as project, p.id as "projectId", d.investor_uid as investor
    from deal d join project p on p.id = d.project_id where d.id = ${payload.id}`,
  people: { investor: ({ investor }) => investor },
  link: ({ projectId }) => linkTo('/bch/view/deals', { projectId: String(projectId) }),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})
