import { sql } from 'kysely'
import { usageOf } from '#platform/server/files/quota.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listMarketingFiles } from '../contract/marketing.endpoints.ts'
import { marketingFiles } from '../domain/marketing-file.policy.ts'
import { fileGroup, findMarketingShelf, marketingFileRows } from './marketing-file.repository.ts'

/** Marketing files of an accelerator, for its team. */
export const listMarketingFilesQuery = listOf(listMarketingFiles, {
  load: (ctx, { headers }) => findMarketingShelf(ctx.db, headers['accelerator-id']),
  authorize: marketingFiles.read,
  rows: marketingFileRows,
  scope: (_ctx, { acceleratorId }) => sql`m.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ CREATE_DATE: sql`m.id`, NAME: sql`lower(m.name)`, SIZE: sql`f.size` }),
  filters: {
    access: (accesses) => sql`m.access = any(${accesses})`,
    group: (groups) => sql`${fileGroup} = any(${groups})`,
  },
  search: sql`concat_ws(' ', m.name, m.description)`,
  more: async (ctx, _input, shelf) => {
    const mayUpload = marketingFiles.manage.allows(ctx.actor, shelf)
    return {
      mayUpload,
      room: mayUpload ? await usageOf(ctx.db, `accelerator:${shelf.acceleratorId}`) : null,
      approved: shelf.approved,
    }
  },
})
