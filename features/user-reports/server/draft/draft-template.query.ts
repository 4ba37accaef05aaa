import { invalid } from '#platform/domain/product-error.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { zipName } from '#platform/server/files/zip.ts'
import { query } from '#platform/server/handler.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { draftReportTemplate } from '../../contract/report-template.endpoints.ts'
import { reportBuilding } from '../../domain/user-report.policy.ts'
import { knownTags, knownTree } from '../reading/known-tags.ts'
import { serverTexts } from '../server-texts.ts'
import { acceleratorOfBuilder } from '../user-report.repository.ts'
import { chosenTags } from './chosen-tags.ts'
import { draftDocx } from './draft-docx.ts'
import { draftXlsx } from './draft-xlsx.ts'

/** A starting template of chosen tags. */
export const draftReportTemplateQuery = query({
  endpoint: draftReportTemplate,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  run: async (ctx, { body: { title, extension, oneFile, tags } }) => {
    const { locale } = ctx
    const known = knownTags(await knownTree(ctx.db), { oneFile: true, parameters: [], locale })
    const chosen = chosenTags(known['Projects']?.list ?? known, tags)
    if (chosen.single.length + chosen.lists.length === 0) throw invalid({ tags: 'NOT_IN_LIST' })
    const words = serverTexts[locale]
    const stream =
      extension === 'docx'
        ? draftDocx({ title, oneFile, locale, tags: chosen })
        : draftXlsx({
            title,
            tags: chosen,
            words: { projects: words.tags.Projects, project: words.data.project, total: words.data.total },
          })
    return {
      name: `${zipName(title) || words.data.template}.${extension}`,
      mime: extension === 'docx' ? docxMime : tableMime.xlsx,
      size: stream.length,
      stream,
    }
  },
})
