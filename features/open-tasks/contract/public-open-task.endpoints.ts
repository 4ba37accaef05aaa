import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { facetsOf } from '#platform/contract/list-facets.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { publicStates } from '../domain/states.ts'
import { openTaskPublic } from './open-task.schemas.ts'

/** An open task in the public list. */
const publicOpenTask = z.object({
  id: id(),
  title: z.string(),
  lead: z.string(),
  organizer: z.string(),
  prize: z.string(),
  status: z.enum(publicStates),
  opensAt: instant(),
  entriesUntil: instant(),
  resultsAt: instant(),
  timeZone: z.string(),
})

export const listPublicOpenTasks = list({
  name: 'listPublicOpenTasks',
  path: '/showcase/open-tasks/list',
  summary: 'Open tasks for everybody',
  permission: 'public',
  reads: ['openTask'],
  row: publicOpenTask,
  sortings: ['NEAREST', 'ENTRIES_UNTIL', 'NAME'],
  defaultSort: 'NEAREST',
  filters: { status: listParam(publicStates) },
  search: true,
  // Used by public pages only.
  table: null,
  more: { facets: facetsOf('status') },
})

/** The public page of an open task, from its approval on. */
export const getPublicOpenTask = endpoint({
  name: 'getPublicOpenTask',
  method: 'GET',
  path: '/showcase/open-tasks/get-by-id',
  summary: 'An open task for everybody',
  query: z.object({ openTaskId: idParam() }),
  response: openTaskPublic.extend({ status: z.enum(publicStates) }),
  reads: ['openTask'],
  permission: 'public',
})

/** The newest open tasks as a feed: Atom for readers, JSON Feed for programs. */
export const readOpenTaskFeed = endpoint({
  name: 'readOpenTaskFeed',
  method: 'GET',
  path: '/showcase/open-tasks/feed',
  summary: 'A feed of open tasks',
  query: z.object({ format: z.enum(['atom', 'json'], 'NOT_IN_LIST').default('atom') }),
  response: null,
  transport: 'file',
  reads: [],
  permission: 'public',
})
