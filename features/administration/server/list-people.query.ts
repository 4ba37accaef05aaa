import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { listPeople } from '../contract/people.endpoints.ts'
import type { peopleQuery } from '../contract/people.schemas.ts'
import { peopleLists } from '../domain/people.policy.ts'
import { readPeople } from './people.repository.ts'

type Filter = z.output<typeof peopleQuery>

const sortings = {
  CREATE_DATE: (direction: RawBuilder<unknown>) => sql`p.created_at ${direction}, p.uid`,
  NAME: (direction: RawBuilder<unknown>) =>
    sql`lower(p.last_name) ${direction}, lower(p.first_name) ${direction}, p.uid`,
  LAST_ACTIVITY: (direction: RawBuilder<unknown>) => sql`p.last_seen_at ${direction} nulls last, p.uid`,
}

const conditions = ({ status, role, flag, findText }: Filter): RawBuilder<unknown> => {
  const all = [sql`p.erased_at is null`]
  if (status?.length) all.push(sql`p.status = any(${status})`)
  if (role?.length)
    all.push(sql`(exists (select from person_role r where r.person_uid = p.uid and r.role = any(${role}))
      or exists (select from accelerator_member m where m.person_uid = p.uid and m.role = any(${role})
        and not m.blocked))`)
  if (flag?.length)
    all.push(
      sql`exists (select from person_access_flag f where f.person_uid = p.uid and f.flag = any(${flag}))`,
    )
  // Every word somewhere: "anna petrova" finds her whichever name is typed first.
  for (const word of findText?.split(/\s+/).filter(Boolean) ?? [])
    all.push(
      sql`concat_ws(' ', p.last_name, p.first_name, p.middle_name, p.email, p.phone) ilike ${contains(word)}`,
    )
  return sql.join(all, sql` and `)
}

/** Everybody the portal knows. */
export const listPeopleQuery = query({
  endpoint: listPeople,
  load: nothing,
  authorize: peopleLists.look,
  run: async (ctx, { query: filter }) => {
    const where = conditions(filter)
    const direction = filter.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = sql`order by ${sortings[filter.sorting ?? 'CREATE_DATE'](direction)} ${pageOf(filter)}`
    const [items, counted] = await Promise.all([
      readPeople(ctx.db, ctx.actor, where, order),
      countUpTo(ctx.db, sql`select from person p where ${where}`),
    ])
    return { items, ...counted }
  },
})
