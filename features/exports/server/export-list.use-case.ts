import { countLimit } from '#platform/contract/lists.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { writeTableOf } from '#platform/server/spreadsheets/write-table.ts'
import { exportList } from '../contract/export.endpoints.ts'
import { acceleratorOf } from './export.repository.ts'
import { linksFor, tableOf } from './list-cells.ts'
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
      const acceleratorId = headers['accelerator-id'] ?? null
      const { titles, cellsOf, moreOf } = tableOf(known, {
        columns,
        locale: ctx.locale,
        timeZone,
        search,
        links: linksFor(ctx.actor, publicUrl, await acceleratorOf(ctx.db, { search, acceleratorId })),
      })
      const name = nameOf(known, ctx.locale)
      const reader = { ...ctx, acceleratorId }
      const pages = pagesOf(reader, known, body)
      const first = await pages.next()
      const total = first.done ? 0 : first.value.total
      const parts = async function* () {
        for (let read = first; !read.done; read = await pages.next()) {
          if (!read.value.totalIsExact) throw new ProductError('EXPORT_TOO_LARGE', { limit: countLimit })
          yield read.value.items.map(cellsOf)
        }
      }
      const more = first.done ? [] : moreOf(first.value)
      const head = { name, titles, format, locale: ctx.locale, more }
      const stream = await writeTableOf(total, head, parts())
      return { name: `${name}.${format}`, mime: tableMime[format], size: stream.length, stream }
    },
    run: async (_ctx, _input, _known, file) => file,
  })
