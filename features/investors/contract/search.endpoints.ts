import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { headline, id, idParam, instant, text } from '#platform/contract/fields.ts'
import { flagParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { maxFilterValues, namedRef } from '#platform/contract/lists.ts'
import { projectFit } from './investor.schemas.ts'

const sought = {
  name: headline(100),
  findText: text(200),
  industryIds: z.array(id()).max(maxFilterValues, 'TOO_MANY'),
  stageIds: z.array(id()).max(maxFilterValues, 'TOO_MANY'),
  /** Whether new projects are emailed, as set for showcase notifications. */
  mails: z.boolean('INVALID'),
}

/** The caller's saved searches, each with the number of new projects. */
export const getInvestorSearches = endpoint({
  name: 'getInvestorSearches',
  method: 'GET',
  path: '/investors/search/all',
  summary: 'My saved searches',
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        name: z.string(),
        findText: z.string(),
        industries: z.array(namedRef),
        stages: z.array(namedRef),
        mails: z.boolean(),
        fresh: z.int(),
        seenAt: instant(),
        actions: z.array(z.enum(['edit', 'seen', 'delete'])),
      }),
    ),
  }),
  reads: ['investor', 'publication', 'project'],
  permission: 'signed-in',
})

export const createInvestorSearch = endpoint({
  name: 'createInvestorSearch',
  method: 'POST',
  path: '/investors/search/create',
  summary: 'Save a search for projects',
  body: z.strictObject(sought),
  response: z.object({ id: id() }),
  errors: ['SEARCH_LIMIT'],
  changes: ['investor'],
  permission: 'signed-in',
})

export const editInvestorSearch = endpoint({
  name: 'editInvestorSearch',
  method: 'POST',
  path: '/investors/search/edit',
  summary: 'Edit a saved search',
  body: z.strictObject({ ...sought, searchId: id() }),
  response: null,
  changes: ['investor'],
  permission: 'signed-in',
})

export const deleteInvestorSearch = endpoint({
  name: 'deleteInvestorSearch',
  method: 'POST',
  path: '/investors/search/delete',
  summary: 'Delete a saved search',
  body: z.strictObject({ searchId: id() }),
  response: null,
  changes: ['investor'],
  removes: true,
  permission: 'signed-in',
})

/** Marks the results as seen: only later projects count as new. */
export const markSearchSeen = endpoint({
  name: 'markSearchSeen',
  method: 'POST',
  path: '/investors/search/seen',
  summary: 'Mark the new projects of a saved search as seen',
  body: z.strictObject({ searchId: id() }),
  response: null,
  changes: ['investor'],
  permission: 'signed-in',
})

/** Results of a saved search, newest first. */
export const listFoundProjects = list({
  name: 'listFoundProjects',
  path: '/investors/search/found',
  summary: 'Projects of a saved search',
  permission: 'signed-in',
  reads: ['investor', 'publication', 'project', 'pipeline'],
  of: { searchId: idParam() },
  row: z.object({
    id: id(),
    project: namedRef,
    summary: z.string(),
    publishedAt: instant(),
    fresh: z.boolean(),
    fit: projectFit,
  }),
  sortings: ['PUBLISHED', 'NAME'],
  defaultSort: '-PUBLISHED',
  filters: { fresh: flagParam() },
  search: true,
  table: {
    texts: 'investors:found',
    columns: {
      project: 'project',
      summary: 'summary',
      fit: ({ fit }, t) =>
        [t(`pipeline.fit.industries.${fit.industries.fit}`), t(`pipeline.fit.stage.${fit.stage.fit}`)].join(
          ', ',
        ),
      published: 'publishedAt',
      fresh: 'fresh',
    },
  },
})
