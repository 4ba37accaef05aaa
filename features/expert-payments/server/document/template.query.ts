import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { query } from '#platform/server/handler.ts'
import { instantJson } from '#platform/server/sql.ts'
import { downloadActTemplate, getActTemplates } from '../../contract/act.endpoints.ts'
import { expertBooks } from '../../domain/expert-payment.policy.ts'
import { actLanguages } from '../../domain/states.ts'
import { booksOfHeader } from '../books-of-header.ts'
import { readTemplate } from './template-file.ts'

type Template = ResponseOf<typeof getActTemplates>['templates'][number]

const actionsOn = (file: Template['file']): Template['actions'] => (file ? ['upload', 'reset'] : ['upload'])

export const getActTemplatesQuery = query({
  endpoint: getActTemplates,
  load: booksOfHeader,
  authorize: expertBooks.read,
  run: async (ctx, _input, books) => {
    const { rows } = await sql<Omit<Template, 'actions'>>`
      select h.language, json_build_object('name', f.name, 'size', f.size, 'uploadedAt', ${instantJson(sql`h.uploaded_at`)}) as file
      from expert_act_template h join file f on f.id = h.file_id
      where h.accelerator_id = ${books.acceleratorId}`.execute(ctx.db)
    const editable = expertBooks.keep.allows(ctx.actor, books)
    return {
      templates: actLanguages.map((language) => {
        const file = rows.find((one) => one.language === language)?.file ?? null
        return { language, file, actions: editable ? actionsOn(file) : [] }
      }),
      editable,
    }
  },
})

export const downloadActTemplateQuery = query({
  endpoint: downloadActTemplate,
  load: booksOfHeader,
  authorize: expertBooks.read,
  run: async (ctx, { query: { language } }, { acceleratorId }) => {
    const { name, bytes } = await readTemplate(ctx, acceleratorId, language)
    return { name, mime: docxMime, size: bytes.length, stream: bytes }
  },
})
