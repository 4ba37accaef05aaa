import { sql } from 'kysely'
import { acceleratorsAs, type Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { isAmong } from '#platform/server/sql.ts'

/** Over rows `p`: the projects the person leads or belongs to. */
export const ownProjectsScope = ({ uid }: Pick<Person, 'uid'>): Sql =>
  sql`p.id in (select project_id from project_member where person_uid = ${uid})`

/** Over rows `p`: the projects managed by accelerators where the person is in the team. */
export const keptProjectsScope = (actor: Person): Sql =>
  isAmong(sql`p.keeper_accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))
