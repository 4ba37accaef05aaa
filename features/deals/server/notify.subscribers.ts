import { sql } from 'kysely'
import { draftNotice, notify, type Notice } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'

type Told = { project: string; person: string; team: string[]; introducers: string[] }

const readTold = async (db: Db, id: number): Promise<Told | undefined> => {
  const { rows } = await sql<Told>`
    select p.name as project, ${nameInSentence('x')} as person, ${projectTeam(sql`p.id`)} as team,
      array(select distinct h.person_uid from data_request r join counted_membership h on h.accelerator_id = r.accelerator_id
        join person u on u.uid = h.person_uid and u.status = 'A'
        where r.project_id = d.project_id and r.requester_uid = d.investor_uid and r.agreed_at is not null and h.role = 'ACC'
        order by h.person_uid limit 20) as introducers
    from deal d join project p on p.id = d.project_id join person x on x.uid = d.investor_uid where d.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

const codes = {
  DealOpened: 'DEAL_OPENED',
  DealOffered: 'DEAL_OFFERED',
  DealTermsReached: 'DEAL_TERMS_REACHED',
  DealInvested: 'DEAL_INVESTED',
  DealPassed: 'DEAL_PASSED',
} as const

/** Notifies the project's team of the investor's steps, and the introducing accelerator of an investment. */
export const notifyOfDeals = subscriber<{ id: number }>({
  name: 'deals.notify',
  events: Object.keys(codes),
  together: true,
  run: async ({ db }, event) => {
    const told = await readTold(db, event.payload.id)
    if (!told) return
    const { project, person, team, introducers } = told
    const name = event.name as keyof typeof codes
    await notify(db, {
      ...(draftNotice({
        code: codes[name],
        params: { project, person },
        recipients: name === 'DealInvested' ? [...team, ...introducers] : team,
        link: linkTo('/bch/view/deals', {}),
      }) as Notice),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: null,
    })
  },
})

/** Notifies the team of a requested form; the email with the link is separate. */
export const notifyOfFigures = subscriber<{ id: number }>({
  name: 'deals.notify-figures',
  events: ['FiguresAsked'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<{ project: string; team: string[] }>`
      select p.name as project, ${projectTeam(sql`p.id`)} as team
      from figure_ask a join project p on p.id = a.project_id where a.id = ${event.payload.id}`.execute(db)
    if (!rows[0]) return
    await notify(db, {
      code: 'FIGURES_ASKED',
      params: { project: rows[0].project },
      recipients: rows[0].team,
      link: linkTo('/bch/view/deals/figures', { ask: event.payload.id }),
      eventId: event.id,
      acceleratorId: null,
      mail: false,
    })
  },
})

/** Notifies the investor that the team disputes an investment; the reason is on the screen of deals. */
export const notifyOfDisputes = subscriber<{ id: number }>({
  name: 'deals.notify-disputed',
  events: ['DealDisputed'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<{ project: string; projectId: number; investor: string }>`
      select p.name as project, p.id as "projectId", d.investor_uid as investor
      from deal d join project p on p.id = d.project_id where d.id = ${event.payload.id}`.execute(db)
    if (!rows[0]) return
    const { project, projectId, investor } = rows[0]
    await notify(db, {
      code: 'DEAL_DISPUTED',
      params: { project },
      recipients: [investor],
      link: linkTo('/bch/view/deals', { projectId: String(projectId) }),
      eventId: event.id,
      senderUid: null,
      acceleratorId: null,
    })
  },
})
