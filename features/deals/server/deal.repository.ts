import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorsAs, hasRole, personOf, type Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { listDeals } from '../contract/deal.endpoints.ts'
import { dealMachine, deals, type DealFacts } from '../domain/deal.machine.ts'
import { dealMoves, type DealState } from '../domain/states.ts'

type Row = ResponseOf<typeof listDeals>['items'][number]
type Raw = Omit<Row, 'actions'> & { facts: DealFacts }

/**
 * Granted data requests `r` between the investor and the project of deal `d`, by which an accelerator introduced them.
 */
const introductions: Sql = sql`data_request r where r.project_id = d.project_id and r.requester_uid = d.investor_uid
  and r.agreed_at is not null`

/** Facts of deal `d`, for policies and machine. */
const factsJson: Sql = sql`json_build_object('investorUid', d.investor_uid,
  'firmUids', case when d.firm_id is null then null else array(select f.person_uid from firm_member f where f.firm_id = d.firm_id) end,
  'memberUids', array(select m.person_uid from project_member m where m.project_id = d.project_id),
  'introducedBy', array(select distinct r.accelerator_id from ${introductions}))`

/** Whether deal `d` belongs to the investor or their firm. */
export const madeBy = (uid: string): Sql =>
  sql`((d.firm_id is null and d.investor_uid = ${uid}) or d.firm_id = (select f.firm_id from firm_member f where f.person_uid = ${uid}))`

/** List version of `deals.view`. */
export const dealScope = (actor: Actor): Sql => {
  const person = personOf(actor)
  if (!person) return sql`false`
  const { uid } = person
  const member = sql`exists (select from project_member m where m.project_id = d.project_id and m.person_uid = ${uid})`
  const accelerators = acceleratorsAs(person, 'ACC', 'TRC_TEAM')
  return sql`(${hasRole(actor, 'INV') ? madeBy(uid) : sql`false`} or ${member}
    or exists (select from ${introductions} and r.accelerator_id = any(${accelerators}::bigint[])))`
}

/** Row source of deals `d` for the list. */
export const dealRows: RowSource<Raw, Row> = {
  from: sql`deal d join project p on p.id = d.project_id join person x on x.uid = d.investor_uid
    left join investor_firm f on f.id = d.firm_id`,
  key: sql`d.id`,
  columns:
    () => sql`d.id, json_build_object('id', p.id, 'name', p.name) as project, ${personRefJson('x')} as investor,
    case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end as firm, d.status,
    d.amount::text as amount, d.currency, to_char(d.deal_day, 'YYYY-MM-DD') as "dealDay", d.instrument, d.source, d.terms,
    d.reason, d.reason_shared as "reasonShared", case when d.status = 'INVESTED' then d.confirmed_at is not null end as confirmed,
    case when d.disputed_at is not null then d.dispute end as dispute, d.updated_at as "changedAt", d.version, ${factsJson} as facts`,
  row: ({ facts, ...row }, { actor }) => {
    const isGiven = row.status === 'INVESTED'
    const readsTerms = deals.readTerms.allows(actor, facts)
    const readsSum = readsTerms || isGiven
    const moves = deals.move.allows(actor, facts)
    const readsReason = deals.readReason.allows(actor, facts) || (readsTerms && row.reasonShared)
    return {
      ...row,
      amount: readsSum ? row.amount : null,
      currency: readsSum ? row.currency : null,
      terms: readsTerms ? row.terms : '',
      reason: readsReason ? row.reason : '',
      dispute: row.dispute !== null && !readsTerms ? '' : row.dispute,
      actions: [
        ...dealMoves.filter((move) => refusal(dealMachine, row.status, move, actor, facts) === null),
        ...(moves && isGiven ? (['correct'] as const) : []),
        ...(row.confirmed === false && deals.confirm.allows(actor, facts)
          ? (['confirm', ...(row.dispute === null ? (['dispute'] as const) : [])] as const)
          : []),
        ...(row.confirmed ? (['figures'] as const) : []),
      ],
    }
  },
}

/** A deal with the facts of policies and machine. */
export type DealSubject = DealFacts & {
  id: number
  projectId: number
  projectName: string
  status: DealState
  /** Whether the project's team has confirmed the investment. */
  confirmed: boolean
  /** Whether the team says that the investment is not so. */
  disputed: boolean
  version: number
}

/** Loads a deal by its id. */
export const findDeal = async (db: Db, id: number): Promise<DealSubject | undefined> => {
  const { rows } = await sql<Omit<DealSubject, keyof DealFacts> & { facts: DealFacts }>`
    select d.id, d.project_id as "projectId", p.name as "projectName", d.status, d.confirmed_at is not null as confirmed,
      d.disputed_at is not null as disputed, d.version, ${factsJson} as facts
    from deal d join project p on p.id = d.project_id where d.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { facts, ...deal } = row
  return { ...deal, ...facts }
}

/** Loads a deal under its lock. */
export const lockDeal = ({ db }: Pick<Context, 'db'>, id: number): Promise<Locked<DealSubject> | undefined> =>
  lockSubject(db, dealMachine, id, () => findDeal(db, id), { versioned: true })

/** The people to notify of a change of a deal. */
export const partiesOf = ({ investorUid, firmUids, memberUids, introducedBy }: DealFacts) => ({
  memberUids: [...memberUids, ...(firmUids ?? [investorUid])],
  acceleratorIds: introducedBy,
})
