import { portalPolicy } from '#platform/domain/policy.ts'
import { isSomebody } from '#platform/domain/visitors.ts'
import type { Context } from '#platform/server/context.ts'
import { query, type Handler, type Received } from '#platform/server/handler.ts'
import { countShowcaseView, getProjectViews, getShowcaseViews } from '../contract/views.endpoints.ts'
import { projectPublications } from '../domain/project-publication.machine.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { countView } from './count-views.ts'
import { findPublication } from './publication.repository.ts'
import { findTemplate } from './template.repository.ts'
import { readDays, readMostViewed } from './views.repository.ts'

/** A plain handler, because for a guest it does not query the database and has no subject. */
export const countShowcaseViewQuery: Handler = {
  endpoint: countShowcaseView,
  kind: 'query',
  action: portalPolicy.visit.name,
  handle: async (ctx: Context, input: never) => {
    const { headers, body } = input as Received<typeof countShowcaseView>
    if (isSomebody(headers['user-agent'])) await countView(ctx, body)
    return undefined
  },
}

export const getProjectViewsQuery = query({
  endpoint: getProjectViews,
  load: (ctx, input) => findPublication(ctx.db, input.query),
  authorize: projectPublications.view,
  run: async (ctx, _input, { projectId, templateId }) => ({
    days: await readDays(ctx, { projectId, templateId }),
  }),
})

export const getShowcaseViewsQuery = query({
  endpoint: getShowcaseViews,
  load: (ctx, input) => findTemplate(ctx.db, input.query.templateId),
  authorize: publicationTemplates.view,
  run: async (ctx, _input, { id }) => {
    const [days, projects] = await Promise.all([
      readDays(ctx, { projectId: null, templateId: id }),
      readMostViewed(ctx, id),
    ])
    return { days, projects }
  },
})
