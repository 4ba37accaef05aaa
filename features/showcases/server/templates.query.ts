import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import {
  getPublicationChoices,
  getPublicationTemplate,
  listPublicationTemplates,
} from '../contract/publication-template.endpoints.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { readChoices, readTemplate } from './read-template.ts'
import { findTemplate, findTemplateOwner, templateRows } from './template.repository.ts'

export const listPublicationTemplatesQuery = listOf(listPublicationTemplates, {
  load: (ctx, { headers }) => findTemplateOwner(ctx.db, headers['accelerator-id']),
  authorize: publicationTemplates.view,
  rows: templateRows,
  scope: (_ctx, { acceleratorId }) => sql`s.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ CREATE_DATE: sql`s.id`, NAME: sql`lower(s.name)`, CHANGE_DATE: sql`s.updated_at` }),
  filters: { state: (state) => sql`s.content_status = ${state}` },
  search: sql`s.name`,
  more: async (ctx, _input, owner) => ({ mayEdit: publicationTemplates.edit.allows(ctx.actor, owner) }),
})

export const getPublicationTemplateQuery = query({
  endpoint: getPublicationTemplate,
  load: (ctx, input) => findTemplate(ctx.db, input.query.templateId),
  authorize: publicationTemplates.view,
  run: (ctx, _input, template) => readTemplate(ctx, template),
})

export const getPublicationChoicesQuery = query({
  endpoint: getPublicationChoices,
  load: (ctx, input) => findTemplate(ctx.db, input.query.templateId),
  authorize: publicationTemplates.edit,
  run: (ctx) => readChoices(ctx.db),
})
