import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { listMarketingFiles } from '../contract/marketing.endpoints.ts'
import { marketingFiles } from '../domain/marketing-file.policy.ts'
import { findMarketingShelf, readMarketingFiles } from './marketing-file.repository.ts'

const sortings = { CREATE_DATE: sql`m.id`, NAME: sql`lower(m.name)`, SIZE: sql`f.size` }

/** Marketing files of an accelerator, for its team. */
export const listMarketingFilesQuery = query({
  endpoint: listMarketingFiles,
  load: (ctx, { headers }) => findMarketingShelf(ctx.db, headers['accelerator-id']),
  authorize: marketingFiles.read,
  run: async (ctx, { query: asked }, shelf) => {
    const { access, findText, sortingDirection } = asked
    const where = sql.join(
      [
        sql`m.accelerator_id = ${shelf.acceleratorId}`,
        ...(access?.length ? [sql`m.access = any(${access})`] : []),
        ...(findText
          ? [sql`(m.name ilike ${contains(findText)} or m.description ilike ${contains(findText)})`]
          : []),
      ],
      sql` and `,
    )
    const direction = sql.raw(sortingDirection)
    const order = sql`order by ${sortings[asked.sorting ?? 'CREATE_DATE']} ${direction}, m.id ${direction}`
    const [items, count] = await Promise.all([
      readMarketingFiles(ctx, where, sql`${order} ${pageOf(asked)}`),
      countUpTo(ctx.db, sql`select from marketing_file m where ${where}`),
    ])
    return {
      items,
      ...count,
      mayUpload: marketingFiles.manage.allows(ctx.actor, shelf),
      approved: shelf.approved,
    }
  },
})
