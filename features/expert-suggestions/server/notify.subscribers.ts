import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { Db } from '#platform/server/context.ts'

type Payload = { id: number; comment?: string }

type Audience = {
  project: string
  person: string
  proposer: string
  deciders: string[]
}

// Up to twenty people of the accelerator who are not members of the project.
const deciders = sql<string[]>`array(
  select distinct h.person_uid from counted_membership h join person u on u.uid = h.person_uid and u.status = 'A'
  where h.accelerator_id = s.accelerator_id and h.role = 'ACC'
    and not exists (select from project_member m where m.project_id = s.project_id and m.person_uid = h.person_uid)
  order by h.person_uid limit 20)`

const readAudience = async (db: Db, id: number): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
    select p.name as project, ${nameInSentence('x')} as person, s.proposer_uid as proposer,
      ${deciders} as deciders
    from expert_suggestion s join project p on p.id = s.project_id
      join person x on x.uid = s.proposer_uid
    where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Notifies the accelerator of a new suggestion, and the author of the decision. */
export const notifyOfSuggestions = subscriber<Payload>({
  name: 'expert-suggestions.notify',
  events: ['ExpertiseSuggested', 'ExpertSuggestionOrdered', 'ExpertSuggestionDeclined'],
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const audience = await readAudience(db, event.payload.id)
    if (!audience) return
    const { project, person } = audience
    if (event.name === 'ExpertiseSuggested')
      return notify(db, {
        eventId: event.id,
        senderUid: event.actorUid,
        acceleratorId: event.acceleratorId,
        code: 'EXPERT_REVIEW_SUGGESTED',
        params: { project, person },
        recipients: audience.deciders,
        link: linkTo('/bch/view/expert-job/suggestions', {}),
      })
    // The author must not learn which accelerator works with the project or who decides there (ADR 66).
    const toProposer = {
      eventId: event.id,
      senderUid: null,
      acceleratorId: null,
      recipients: [audience.proposer],
      link: linkTo('/bch/view/expert-job/proposed', {}),
    }
    return event.name === 'ExpertSuggestionOrdered'
      ? notify(db, { ...toProposer, code: 'EXPERT_SUGGESTION_ORDERED', params: { project } })
      : notify(db, {
          ...toProposer,
          code: 'EXPERT_SUGGESTION_DECLINED',
          params: { project, reason: event.payload.comment || '—' },
        })
  },
})
