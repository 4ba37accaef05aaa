import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/expert-suggestions.notices.ts'

type Payload = { id: number; comment?: string }

type Audience = { project: string; person: string; reason: string; proposer: string; deciders: string[] }

// Up to twenty people of the accelerator who are not members of the project.
const deciders = sql<string[]>`array(
  select distinct h.person_uid from counted_membership h join person u on u.uid = h.person_uid and u.status = 'A'
  where h.accelerator_id = s.accelerator_id and h.role = 'ACC'
    and not exists (select from project_member m where m.project_id = s.project_id and m.person_uid = h.person_uid)
  order by h.person_uid limit 20)`

/** Notifies the accelerator of a new suggestion, and the author of the decision. */
export const notifyOfSuggestions = noticeSubscriber({
  name: 'expert-suggestions.notify',
  notices,
  together: true,
  read: ({ payload }: RaisedEvent<Payload>) => sql<Audience>`
    select p.name as project, ${nameInSentence('x')} as person, ${payload.comment || '—'}::text as reason,
      s.proposer_uid as proposer, ${deciders} as deciders
    from expert_suggestion s join project p on p.id = s.project_id
      join person x on x.uid = s.proposer_uid
    where s.id = ${payload.id}`,
  people: { accelerator: ({ deciders }) => deciders, proposer: ({ proposer }) => proposer },
  link: (_audience, { to }) =>
    to === 'accelerator'
      ? linkTo('/bch/view/expert-job/suggestions', {})
      : linkTo('/bch/view/expert-job/proposed', {}),
  // The author must not learn which accelerator works with the project or who decides there (ADR 66).
  unusual: (_audience, { to }) => (to === 'proposer' ? { senderUid: null, acceleratorId: null } : {}),
})
