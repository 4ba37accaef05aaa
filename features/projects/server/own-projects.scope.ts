import { sql } from 'kysely'
import { acceleratorsAs, type Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { isAmong } from '#platform/server/sql.ts'

/** Over rows `p`: the projects the person leads or belongs to. */
export const ownProjectsScope = ({ uid }: Pick<Person, 'uid'>): Sql =>
  sql`p.id in (select project_id from project_member where person_uid = ${uid})`

const keptBy = (actor: Person, keeperId: Sql): Sql =>
  isAmong(keeperId, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))

/** Over rows `p`: the projects kept by accelerators in whose team the person works. */
export const keptProjectsScope = (actor: Person): Sql => keptBy(actor, sql`p.keeper_accelerator_id`)

/**
 * The list twin of `project.edit`, over rows `p`: one's own projects and those that one's accelerators keep. Both are found
 * by an index and put together; `or` made the database read all projects.
 */
export const editedProjectsScope = (actor: Person): Sql =>
  acceleratorsAs(actor, 'ACC', 'TRC_TEAM').length === 0
    ? ownProjectsScope(actor)
    : sql`p.id in (select project_id from project_member where person_uid = ${actor.uid}
        union all select k.id from project k where ${keptBy(actor, sql`k.keeper_accelerator_id`)})`
