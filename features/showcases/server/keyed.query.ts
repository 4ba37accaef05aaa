import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Context } from '#platform/server/context.ts'
import {
  getFiltersByKey,
  getProjectByKey,
  listChangesByKey,
  listProjectsByKey,
} from '../contract/keyed.endpoints.ts'
import type {
  getShownFilters,
  getShownProject,
  listShownProjects,
} from '../contract/shown-project.endpoints.ts'
import { cursorAfter, cursorOf } from '../domain/changes.rules.ts'
import { lastNumber, numberChanges, readChanges } from './changes.repository.ts'
import { keyedQuery } from './keyed.ts'
import type { ShowcaseSettings } from './settings.ts'
import { getShownFiltersQuery, getShownProjectQuery, listShownProjectsQuery } from './shown-projects.query.ts'

/** The same queries as the showcase's own pages, so that both always show the same. */
const emptyInput = { params: {}, headers: {}, body: undefined }
const listed = (ctx: Context, query: Record<string, unknown>) =>
  listShownProjectsQuery.handle(ctx, { ...emptyInput, query } as never) as Promise<
    ResponseOf<typeof listShownProjects>
  >
const shown = (ctx: Context, query: Record<string, unknown>) =>
  getShownProjectQuery.handle(ctx, { ...emptyInput, query } as never) as Promise<
    ResponseOf<typeof getShownProject>
  >
const filters = (ctx: Context, query: Record<string, unknown>) =>
  getShownFiltersQuery.handle(ctx, { ...emptyInput, query } as never) as Promise<
    ResponseOf<typeof getShownFilters>
  >

/** Absolute addresses, for readers elsewhere. */
const addressed = <P extends { id: number; logoUrl: string | null }>(project: P, publicUrl: string) => ({
  ...project,
  logoUrl: project.logoUrl && publicUrl + project.logoUrl,
  url: publicUrl + linkTo('/details/project-details', { id: project.id }),
})

export const listProjectsByKeyQuery = ({ publicUrl }: ShowcaseSettings) =>
  keyedQuery({
    endpoint: listProjectsByKey,
    run: async (ctx, { query }, { templateId }) => {
      const { items, ...page } = await listed(ctx, { ...query, offset: 0, showcaseId: templateId })
      return {
        ...page,
        items: items.map(({ actions: _actions, ...project }) => addressed(project, publicUrl)),
      }
    },
  })

export const getProjectByKeyQuery = ({ publicUrl }: ShowcaseSettings) =>
  keyedQuery({
    endpoint: getProjectByKey,
    run: async (ctx, { query: { projectId } }, { templateId }) =>
      addressed(await shown(ctx, { projectId, showcaseId: templateId }), publicUrl),
  })

export const getFiltersByKeyQuery = keyedQuery({
  endpoint: getFiltersByKey,
  run: (ctx, { query }, { templateId }) => filters(ctx, { ...query, showcaseId: templateId }),
})

export const listChangesByKeyQuery = keyedQuery({
  endpoint: listChangesByKey,
  before: (db, { templateId }) => numberChanges(db, templateId),
  run: async (ctx, { query: { after, limit } }, { templateId }) => {
    const behind = after === undefined ? 0 : cursorAfter(after, templateId)
    // A cursor above the last number means that the database was restored, and a copy must start from scratch.
    if (behind === null || behind > (await lastNumber(ctx.db))) throw invalid({ after: 'INVALID' })
    const changes = await readChanges(ctx.db, { templateId, after: behind, limit: limit + 1 })
    const items = changes.slice(0, limit)
    return {
      items: items.map(({ projectId, kind, at }) => ({ projectId, kind, at })),
      next: cursorOf(templateId, items.at(-1)?.number ?? behind),
      more: changes.length > limit,
    }
  },
})
