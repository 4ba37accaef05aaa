import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { notices } from '../domain/risks.notices.ts'

type RiskFacts = {
  risk: string
  project: string
  projectId: number
  ownerUid: string | null
  leaderUid: string | null
  day: string | null
}

/** Notifies the owner of a risk, and the leader of a risk to accept or an acceptance that ends. */
export const notifyOfRisks = noticeSubscriber({
  name: 'risks.notify',
  notices,
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<RiskFacts>`
    select r.name as risk, p.name as project, p.id as "projectId", r.owner_uid as "ownerUid", p.leader_uid as "leaderUid",
      to_char(r.accepted_until, 'YYYY-MM-DD') as day
    from risk r join project p on p.id = r.project_id where r.id = ${payload.id}`,
  people: { owner: ({ ownerUid }) => ownerUid, leader: ({ leaderUid }) => leaderUid },
  link: ({ projectId }, { code, event }) =>
    linkTo('/bch/view/my-projects/edit', {
      projectId,
      tab: 'risks',
      ...(code === 'RISK_TO_ACCEPT' && { riskId: event.payload.id }),
    }),
  unusual: () => ({ acceleratorId: null }),
})
