import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { erasureRequest } from '../contract/erasure.schemas.ts'
import { erasureRequestMachine, type ErasureFacts } from '../domain/erasure-request.machine.ts'
import type { ErasureObstacle } from '../domain/lists.ts'

/** A request in the contract's format for administrators. */
export type ErasureRequest = z.output<typeof erasureRequest>

/** What others depend on, of a joined person `p`: it must be handed over before the person is erased. */
const obstaclesJson: RawBuilder<unknown> = sql`coalesce((
  select json_agg(json_build_object('code', o.code, 'name', o.name) order by o.code desc, o.name) from (
    select 'ERASURE_LEADS_PROJECT' as code, j.name from project j
    where j.leader_uid = p.uid and (
      exists (select from project_member m where m.project_id = j.id and m.person_uid <> p.uid)
      or exists (select from acceleration_request r where r.project_id = j.id and r.status in ('NEW', 'ACCEPT')))
    union all
    select 'ERASURE_HOSTS_OPEN_TASK', t.title from open_task t
    where t.organizer_uid = p.uid and t.status in ('MODERATION', 'APPROVED', 'OPEN', 'CLOSED', 'JUDGED')
    union all
    select 'LAST_ADMINISTRATOR', a.name from accelerator_member m join accelerator a on a.id = m.accelerator_id
    where m.person_uid = p.uid and m.admin and not m.blocked and a.approval not in ('REJECTED', 'REVOKED')
      and not exists (select from accelerator_member e join person h on h.uid = e.person_uid
        where e.accelerator_id = a.id and e.admin and not e.blocked and e.person_uid <> p.uid and h.status = 'A')
    union all
    select 'LAST_ADMINISTRATOR', '' from person_role g
    where g.person_uid = p.uid and g.role = 'ADMIN' and not exists (
      select from person_role e join person h on h.uid = e.person_uid
      where e.role = 'ADMIN' and e.person_uid <> p.uid and h.status = 'A')) o), '[]')`

/** What prevents a person from being erased now. */
export const readObstacles = async (db: Db, uid: string): Promise<ErasureFacts['obstacles']> => {
  const { rows } = await sql<Pick<ErasureFacts, 'obstacles'>>`
    select ${obstaclesJson} as obstacles from person p where p.uid = ${uid}`.execute(db)
  return rows[0]?.obstacles ?? []
}

const obstacleParams = {
  ERASURE_LEADS_PROJECT: 'project',
  ERASURE_HOSTS_OPEN_TASK: 'openTask',
  LAST_ADMINISTRATOR: 'accelerator',
} as const satisfies Record<ErasureObstacle, string>

/** Throws with the name of what must be handed over; the machine's guard does the same without a name. */
export const refuseObstacles = ([first]: ErasureFacts['obstacles']): void => {
  if (!first) return
  const { code, name } = first
  throw new ProductError(code, { [obstacleParams[code]]: name })
}

/** A request with the facts of its policy. */
export const findErasure = async (
  db: Db,
  id: number,
): Promise<(ErasureFacts & { id: number }) | undefined> => {
  const { rows } = await sql<ErasureFacts & { id: number }>`
    select e.id, e.person_uid as "personUid", ${obstaclesJson} as obstacles
    from erasure_request e join person p on p.uid = e.person_uid where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Requests `e` of people `p`, with the actor's possible actions. */
export const erasureRows: RowSource<Omit<ErasureRequest, 'actions'>, ErasureRequest> = {
  from: sql`erasure_request e join person p on p.uid = e.person_uid`,
  key: sql`e.id`,
  columns:
    () => sql`e.id, ${personRefJson('p')} as person, case when p.erased_at is null then p.email else '' end as email,
      e.status, e.comment, e.reason, e.created_at as "createdAt", e.decided_at as "decidedAt",
      ${personRefJson('d')} as "decidedBy", case when e.status = 'ASKED' then ${obstaclesJson} else '[]' end as obstacles`,
  joins: sql`left join person d on d.uid = e.decided_by`,
  row: (row, { actor }) => {
    const facts = { personUid: row.person.uid, obstacles: row.obstacles }
    const possible = possibleActions(erasureRequestMachine, row.status, actor, facts)
    return { ...row, actions: possible.filter((action) => action !== 'withdraw') }
  },
}
