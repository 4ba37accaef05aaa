import { countLimit } from '#platform/contract/lists.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { tableFile, tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { exportList } from '../contract/export.endpoints.ts'
import { addressFor, tableOf } from './list-cells.ts'
import { pagesOf } from './list-pages.ts'
import { nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'

/** Exports a list directly, as long as its count is exact. Permissions are checked by the list endpoint. */
export const exportListUseCase = ({ find, publicUrl }: ExportSettings) =>
  useCase({
    endpoint: exportList,
    load: async (_ctx, { body }) => find(body.list),
    authorize: portalPolicy.signIn,
    // Runs outside the transaction, which would hold a connection during the export. Rejected calls count against the
    // limit, too.
    prepare: async (ctx, { body, headers }, known) => {
      await countHit(ctx.db, `list-file:${ctx.actor.uid}`, quickExportLimit)
      const { format, timeZone, columns, search } = body
      const { titles, cellsOf } = tableOf(known, {
        columns,
        locale: ctx.locale,
        timeZone,
        search,
        address: addressFor(ctx.actor, publicUrl),
      })
      const name = nameOf(known, ctx.locale)
      const reader = { ...ctx, acceleratorId: headers['accelerator-id'] ?? null }
      const rows = async function* () {
        for await (const page of pagesOf(reader, known, body)) {
          if (!page.totalIsExact) throw new ProductError('EXPORT_TOO_LARGE', { limit: countLimit })
          yield* page.items.map(cellsOf)
        }
      }
      const stream = await tableFile({ name, titles, rows: rows(), format, locale: ctx.locale })
      return { name: `${name}.${format}`, mime: tableMime[format], size: stream.length, stream }
    },
    run: async (_ctx, _input, _known, file) => file,
  })
