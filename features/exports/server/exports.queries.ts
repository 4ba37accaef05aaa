import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import {
  deleteListExport,
  downloadListExport,
  listExports as listOfExports,
} from '../contract/export.endpoints.ts'
import { listExports } from '../domain/export.policy.ts'
import { exportRows, findExport } from './export.repository.ts'
import { requireReadable } from './list-pages.ts'
import type { ExportSettings } from './settings.ts'

export const listExportsQuery = ({ find }: ExportSettings) =>
  listOf(listOfExports, {
    load: nothing,
    authorize: portalPolicy.signIn,
    rows: exportRows(find),
    scope: ({ actor }) => sql`x.person_uid = ${actor.uid}`,
    sortings: () => ({ CREATE_DATE: sql`x.id` }),
  })

/**
 * Returns the file of an export to its person, as long as they may read the list. An unfinished export is not found.
 */
export const downloadListExportQuery = ({ find }: ExportSettings) =>
  query({
    endpoint: downloadListExport,
    load: (ctx, { query: { exportId } }) => findExport(ctx.db, exportId),
    authorize: listExports.download,
    run: async (ctx, _input, { fileId, request, acceleratorId }) => {
      const known = find(request.list)
      if (fileId === null || !known) throw notFound()
      await requireReadable({ ...ctx, acceleratorId }, known, request)
      return downloadFile(ctx, fileId)
    },
  })

/** Deletes an export; a running job notices that it is gone. */
export const deleteListExportUseCase = useCase({
  endpoint: deleteListExport,
  load: (ctx, { body }) => findExport(ctx.db, body.exportId),
  authorize: listExports.delete,
  run: async (ctx, _input, { id }) => {
    const deleted = await ctx.db
      .deleteFrom('list_export')
      .where('id', '=', id)
      .returning('file_id')
      .executeTakeFirst()
    if (deleted?.file_id) await forgetFiles(ctx.db, [deleted.file_id])
    return undefined
  },
})
