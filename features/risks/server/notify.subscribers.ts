import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { riskEvents } from '../domain/events.ts'

type Told = {
  risk: string
  project: string
  projectId: number
  ownerUid: string | null
  leaderUid: string | null
  day: string | null
}

/** Notifies the owner of a risk, and the leader of a risk to accept or an acceptance that ends. */
export const notifyOfRisks = subscriber<{ id: number }>({
  name: 'risks.notify',
  events: riskEvents,
  run: async ({ db }, event) => {
    const { rows } = await sql<Told>`
      select r.name as risk, p.name as project, p.id as "projectId", r.owner_uid as "ownerUid", p.leader_uid as "leaderUid",
        to_char(r.accepted_until, 'YYYY-MM-DD') as day
      from risk r join project p on p.id = r.project_id where r.id = ${event.payload.id}`.execute(db)
    const [told] = rows
    if (!told) return
    const { risk, project, projectId, ownerUid, leaderUid, day } = told
    const about = {
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: null,
      link: linkTo('/bch/view/my-projects/edit', { projectId, tab: 'risks' }),
    }
    if (event.name === 'RiskOwned') {
      if (ownerUid !== null)
        await notify(db, { ...about, code: 'RISK_OWNED', params: { project, risk }, recipients: [ownerUid] })
    } else if (leaderUid === null) return
    else if (event.name === 'RiskToAccept')
      await notify(db, {
        ...about,
        code: 'RISK_TO_ACCEPT',
        params: { project, risk },
        recipients: [leaderUid],
      })
    else if (day !== null)
      await notify(db, {
        ...about,
        code: 'RISK_ACCEPTANCE_ENDS',
        params: { project, risk, day },
        recipients: [leaderUid],
      })
  },
})
