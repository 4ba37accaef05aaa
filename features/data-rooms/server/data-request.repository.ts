import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { listDataRequests } from '../contract/data-request.endpoints.ts'
import { dataRequestMachine, dataRooms, type RoomFacts } from '../domain/data-request.machine.ts'
import { listedActions, type DataRequestAction, type DataRequestState } from '../domain/states.ts'

type Row = ResponseOf<typeof listDataRequests>['items'][number]
type Raw = Omit<Row, 'actions' | 'opens'> & { facts: RoomFacts }

/**
 * Whether room `d` is open today, considering that the investor may have been blocked, lost the role or left the firm.
 */
const isOpen: Sql = sql`exists (select from open_data_room o where o.id = d.id)`

/** Day of the verification of person `x`, while it is valid. */
export const verifiedDay: Sql = sql`(select to_char(v.checked_day, 'YYYY-MM-DD') from investor_verification v
  where v.person_uid = x.uid and v.taken_at is null)`

/** Name of the firm of request `d`. */
export const firmName: Sql = sql`coalesce((select f.name from investor_firm f where f.id = d.firm_id), '')`

/** Facts of request `d` to accelerator `a`, for policies and machine. */
const factsJson: Sql = sql`json_build_object('acceleratorId', d.accelerator_id, 'requesterUid', d.requester_uid,
  'memberUids', array(select m.person_uid from project_member m where m.project_id = d.project_id),
  'passed', d.passed_at is not null, 'open', ${isOpen}, 'waits', d.status = 'PASSED' and d.until_day is not null)`

/** Those of the actions that are possible on a request now. */
export const allowedOf = <A extends DataRequestAction>(
  actions: readonly A[],
  actor: Actor,
  status: DataRequestState,
  facts: RoomFacts,
): A[] => actions.filter((action) => refusal(dataRequestMachine, status, action, actor, facts) === null)

/** Row source of requests `d` for the list. */
export const dataRequestRows: RowSource<Raw, Row> = {
  from: sql`data_request d join project p on p.id = d.project_id join accelerator a on a.id = d.accelerator_id
    join person x on x.uid = d.requester_uid`,
  key: sql`d.id`,
  columns:
    () => sql`d.id, json_build_object('id', p.id, 'name', p.name) as project, ${personRefJson('x')} as requester,
    json_build_object('id', a.id, 'name', a.name) as accelerator, d.purpose, d.rivals, d.status, d.answer,
    ${firmName} as firm, ${verifiedDay} as "verifiedDay",
    to_char(d.until_day, 'YYYY-MM-DD') as "untilDay", d.created_at as "createdAt", d.version, ${factsJson} as facts`,
  row: ({ facts, ...row }, { actor }) => {
    const ours = facts.memberUids.includes(actor.kind === 'person' ? actor.uid : '')
    return {
      ...row,
      // The chosen content is visible only to the team until the grant, and never to the accelerator.
      untilDay: ours || row.status === 'GRANTED' ? row.untilDay : null,
      opens: ours || dataRooms.read.allows(actor, facts),
      actions: listedActions.filter(
        (action) => allowedOf([action === 'answer' ? 'grant' : action], actor, row.status, facts).length > 0,
      ),
    }
  },
}

/** A request with the facts of policies and machine, and the content of its room. */
export type DataRequestSubject = RoomFacts & {
  id: number
  projectId: number
  status: DataRequestState
  version: number
  codes: string[]
  versionIds: number[]
  documentIds: number[]
  agreedAt: string | null
  sharesContacts: boolean
  teamSharesContacts: boolean
  untilDay: string | null
  /** Whether the requester has entered the room within the last twelve hours. */
  entered: boolean
}

/** Loads a request by its id. */
export const findDataRequest = async (db: Db, id: number): Promise<DataRequestSubject | undefined> => {
  const { rows } = await sql<Omit<DataRequestSubject, keyof RoomFacts> & { facts: RoomFacts }>`
    select d.id, d.project_id as "projectId", d.status, d.version, d.codes, d.version_ids as "versionIds",
      d.document_ids as "documentIds", d.agreed_at as "agreedAt", d.shares_contacts as "sharesContacts",
      d.team_shares_contacts as "teamSharesContacts", to_char(d.until_day, 'YYYY-MM-DD') as "untilDay",
      exists (select from room_opening o where o.request_id = d.id and o.person_uid = d.requester_uid
        and o.at > now() - interval '12 hours' and o.at >= d.agreed_at) as entered, ${factsJson} as facts
    from data_request d join accelerator a on a.id = d.accelerator_id where d.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { facts, ...request } = row
  return {
    ...request,
    ...facts,
    versionIds: request.versionIds.map(Number),
    documentIds: request.documentIds.map(Number),
  }
}

/** Loads a request under its lock. */
export const lockDataRequest = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<DataRequestSubject> | undefined> =>
  lockSubject(db, dataRequestMachine, id, () => findDataRequest(db, id), { versioned: true })

/** The people to notify of a change of a request; the team only after it was forwarded. */
export const sides = ({ acceleratorId, requesterUid, memberUids, passed }: RoomFacts) => ({
  acceleratorId,
  requesterUid,
  memberUids: passed ? memberUids : [],
})
