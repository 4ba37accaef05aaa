import { query } from '#platform/server/handler.ts'
import { getShowcaseAccess } from '../contract/showcase-access.endpoints.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { readAccess } from './access.repository.ts'
import { findTemplate } from './template.repository.ts'

export const getShowcaseAccessQuery = query({
  endpoint: getShowcaseAccess,
  load: (ctx, input) => findTemplate(ctx.db, input.query.templateId),
  authorize: publicationTemplates.edit,
  run: (ctx, _input, { id }) => readAccess(ctx.db, id),
})
