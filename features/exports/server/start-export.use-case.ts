import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { exportLimit, exportsAtOnce } from '#platform/domain/quotas.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { startListExport } from '../contract/export.endpoints.ts'
import { exportJob, exportRows } from './export.repository.ts'
import { tableOf } from './list-cells.ts'
import { requireReadable } from './list-pages.ts'
import type { ExportSettings } from './settings.ts'

/** Starts a background export. Errors that the list would report now are returned immediately. */
export const startListExportUseCase = ({ find }: ExportSettings) =>
  useCase({
    endpoint: startListExport,
    load: async (_ctx, { body }) => find(body.list),
    authorize: portalPolicy.signIn,
    prepare: async (ctx, { body, headers }, known) => {
      // Only checks that the columns exist; the job writes the file.
      tableOf(known, { ...body, locale: ctx.locale, links: null })
      await requireReadable({ ...ctx, acceleratorId: headers['accelerator-id'] ?? null }, known, body)
    },
    run: async (ctx, { body, headers }) => {
      const { uid } = ctx.actor
      await sql`select pg_advisory_xact_lock(hashtext('list-export'), hashtext(${uid}))`.execute(ctx.db)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from list_export where person_uid = ${uid} and finished_at is null`.execute(
        ctx.db,
      )
      if (rows[0]!.n >= exportsAtOnce) throw new ProductError('EXPORTS_WAITING', { limit: exportsAtOnce })
      await countHit(ctx.db, `list-export:${uid}`, exportLimit, 'EXPORT_LIMIT')
      const { id } = await ctx.db
        .insertInto('list_export')
        .values({
          person_uid: uid,
          list: body.list,
          asked: JSON.stringify(body),
          accelerator_id: headers['accelerator-id'] ?? null,
          format: body.format,
          locale: ctx.locale,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await enqueue(ctx.db, exportJob, { exportId: id }, { key: `list-export:${id}`, queue: exportJob })
      return async (after) => {
        const [made] = await readRows(after, exportRows(find), sql`x.id = ${id}`)
        if (!made) throw notFound()
        return made
      }
    },
  })
