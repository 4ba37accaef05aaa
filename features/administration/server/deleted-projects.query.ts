import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { contains, personRefJson } from '#platform/server/sql.ts'
import { daysOfDeleted } from '../../projects/domain/deleted-projects.rules.ts'
import { listDeletedProjects } from '../contract/deleted-projects.endpoints.ts'
import { deletedProjects } from '../domain/administration.policy.ts'

type Row = ResponseOf<typeof listDeletedProjects>['items'][number]

const deletedRows: RowSource<Omit<Row, 'actions'>, Row, SignedIn> = {
  from: sql`deleted_project d left join person l on l.uid = d.leader_uid left join person b on b.uid = d.deleted_by`,
  key: sql`d.id`,
  columns: () => sql`
    d.id, d.serial_number as "serialNumber", d.name, ${personRefJson('l')} as leader,
    ${personRefJson('b')} as "deletedBy", d.deleted_at as "deletedAt",
    d.deleted_at + make_interval(days => ${daysOfDeleted}) as "goneAt"`,
  row: (row, { actor }) => ({
    ...row,
    actions: deletedProjects.restore.allows(actor, null) ? ['restore'] : [],
  }),
}

export const listDeletedProjectsQuery = listOf(listDeletedProjects, {
  load: nothing,
  authorize: deletedProjects.list,
  rows: deletedRows,
  scope: () => sql`d.deleted_at > now() - make_interval(days => ${daysOfDeleted})`,
  sortings: () => ({ DELETE_DATE: sql`d.deleted_at`, NAME: sql`lower(d.name)` }),
  search: {
    matches: (typed) => sql`(d.name ilike ${contains(typed)} or d.serial_number ilike ${contains(typed)}
      or exists (select from person w where w.uid in (d.leader_uid, d.deleted_by)
        and (w.last_name || ' ' || w.first_name || ' ' || w.email) ilike ${contains(typed)}))`,
  },
})
