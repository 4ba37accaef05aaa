import { sql } from 'kysely'
import type { Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'

/** The list twin of `project.edit`, over rows `p`: the projects the person leads or belongs to. */
export const ownProjectsScope = ({ uid }: Pick<Person, 'uid'>): Sql =>
  sql`p.id in (select project_id from project_member where person_uid = ${uid})`
