import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/deals.notices.ts'

type Payload = { id: number }

type Told = { project: string; person: string; team: string[]; introducers: string[] }

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
  read: ({ payload }: RaisedEvent<Payload>) => sql<Told>`
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
  link: () => linkTo('/bch/view/deals', {}),
  unusual: () => ({ acceleratorId: null }),
})

/** Notifies the team of a requested form; the email with the link is separate. */
export const notifyOfFigures = noticeSubscriber({
  name: 'deals.notify-figures',
  notices: noticesOf(notices, 'FIGURES_ASKED'),
  together: true,
  read: ({ payload }: RaisedEvent<Payload>) => sql<{ project: string; team: string[] }>`
    select p.name as project, ${projectTeam(sql`p.id`)} as team
    from figure_ask a join project p on p.id = a.project_id where a.id = ${payload.id}`,
  people: { projectTeam: ({ team }) => team },
  link: (_told, { event }) => linkTo('/bch/view/deals/figures', { ask: event.payload.id }),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
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
