import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { acceleratorRow } from '../contract/accelerator.schemas.ts'
import { listAccelerators, listApprovedAccelerators } from '../contract/profile.endpoints.ts'
import { acceleratorQueue } from '../domain/accelerator-queue.policy.ts'
import { allAccelerators } from './accelerators.row-set.ts'
import { logoUrl } from './logo-url.ts'

type Row = z.output<typeof acceleratorRow>

const acceleratorRows: RowSource<Row, Row> = {
  from: allAccelerators.from,
  key: allAccelerators.key,
  columns: ({ locale }) => sql`
    a.id, a.name, a.approval, a.approval_at as "approvalAt", ${logoUrl} as "logoUrl",
    ${valueName('c', locale)} as "countryName", a.status, a.type, ${personRefJson('p')} as "requestedBy",
    a.created_at as "createdAt",
    (select count(distinct m.person_uid)::int from accelerator_member m
      where m.accelerator_id = a.id and not m.blocked) as "membersCount",
    (select count(*)::int from programme g where g.accelerator_id = a.id) as "programmesCount"`,
  joins: sql`left join dictionary_value c on c.id = a.country_id left join person p on p.uid = a.created_by`,
}

/** All accelerators and requests for new ones. */
export const listAcceleratorsQuery = listOf(listAccelerators, {
  load: nothing,
  authorize: acceleratorQueue.list,
  rows: acceleratorRows,
  ...allAccelerators,
  sortings: () => ({
    CREATE_DATE: sql`a.created_at`,
    NAME: sql`lower(a.name)`,
    APPROVAL_DATE: sql`coalesce(a.approval_at, '-infinity')`,
  }),
})

export const listApprovedAcceleratorsQuery = query({
  endpoint: listApprovedAccelerators,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { findText = '' } }) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select a.id, a.name from accelerator a
      where a.approval = 'COORDINATED' and a.name <> '' and ${hasWords(sql`a.name`, findText)}
      order by lower(a.name), a.id limit 50`.execute(ctx.db)
    return { items: rows }
  },
})
