import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf, personRefJson } from '#platform/server/sql.ts'
import type { acceleratorQuery, acceleratorRow } from '../contract/accelerator.schemas.ts'
import { listAccelerators, listApprovedAccelerators } from '../contract/profile.endpoints.ts'
import { acceleratorQueue } from '../domain/accelerator-queue.policy.ts'
import { logoUrl } from './logo-url.ts'

type Row = z.output<typeof acceleratorRow>
type Asked = z.output<typeof acceleratorQuery>

const sortings = {
  CREATE_DATE: sql`a.created_at`,
  NAME: sql`lower(a.name)`,
  APPROVAL_DATE: sql`a.approval_at`,
}

const anyOf = (column: string, values: readonly string[] | undefined): RawBuilder<unknown>[] =>
  values && values.length > 0 ? [sql`${sql.ref(`a.${column}`)} = any(${values})`] : []

const where = ({ approval, status, type, findText }: Asked): RawBuilder<unknown> => {
  const conditions = [
    ...anyOf('approval', approval),
    ...anyOf('status', status),
    ...anyOf('type', type),
    ...(findText
      ? [
          sql`(a.name ilike ${contains(findText)} or a.tax_number = ${findText} or a.contact_email ilike ${contains(findText)})`,
        ]
      : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** All accelerators and requests for new ones. */
export const listAcceleratorsQuery = query({
  endpoint: listAccelerators,
  load: nothing,
  authorize: acceleratorQueue.list,
  run: async (ctx, { query: asked }) => {
    const sorting = sortings[asked.sorting ?? 'CREATE_DATE']
    const direction = sql.raw(asked.sortingDirection)
    const [{ rows }, count] = await Promise.all([
      sql<Row>`
        select a.id, a.name, a.approval, a.approval_at as "approvalAt", ${logoUrl} as "logoUrl",
          ${valueName('c', ctx.locale)} as "countryName", a.status, a.type, ${personRefJson('p')} as "requestedBy",
          a.created_at as "createdAt",
          (select count(distinct m.person_uid)::int from accelerator_member m
            where m.accelerator_id = a.id and not m.blocked) as "membersCount",
          (select count(*)::int from programme g where g.accelerator_id = a.id) as "programmesCount"
        from accelerator a left join dictionary_value c on c.id = a.country_id left join person p on p.uid = a.created_by
        where ${where(asked)} order by ${sorting} ${direction}, a.id ${direction} ${pageOf(asked)}`.execute(
        ctx.db,
      ),
      countUpTo(ctx.db, sql`select from accelerator a where ${where(asked)}`),
    ])
    return { items: rows, ...count }
  },
})

/** Names of approved accelerators. */
export const listApprovedAcceleratorsQuery = query({
  endpoint: listApprovedAccelerators,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { findText = '' } }) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select a.id, a.name from accelerator a
      where a.approval = 'COORDINATED' and a.name <> '' and a.name ilike ${contains(findText)}
      order by lower(a.name), a.id limit 50`.execute(ctx.db)
    return { items: rows }
  },
})
