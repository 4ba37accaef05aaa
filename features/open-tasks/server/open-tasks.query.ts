import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getOpenTaskMaterial } from '../contract/material.endpoints.ts'
import { getOpenTask, listOpenTasks } from '../contract/open-task.endpoints.ts'
import { eventPlatform } from '../domain/event-organizer.policy.ts'
import { openTaskHosting, openTasks } from '../domain/open-task.policy.ts'
import { findOpenTask, openTaskRows } from './open-task.repository.ts'
import { seenOpenTasks } from './open-tasks.row-set.ts'
import { readOpenTaskPage } from './read-open-task.ts'

/** Open tasks that the caller may see: approved ones, own ones, and those whose jury they belong to. */
export const listOpenTasksQuery = listOf(listOpenTasks, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: openTaskRows,
  ...seenOpenTasks,
  sortings: () => ({
    ENTRIES_UNTIL: [sql`t.entries_until`, sql`t.id`],
    NAME: [sql`lower(t.title)`, sql`t.id`],
  }),
  more: async ({ actor }) => ({
    mayCreate: openTaskHosting.create.allows(actor, null),
    usesPlatform: eventPlatform.use.allows(actor, null),
  }),
})

export const getOpenTaskQuery = query({
  endpoint: getOpenTask,
  load: (ctx, { query: { openTaskId } }) => findOpenTask(ctx.db, openTaskId),
  authorize: openTasks.view,
  run: (ctx, _input, { id }) => readOpenTaskPage(ctx, id),
})

export const getOpenTaskMaterialQuery = query({
  endpoint: getOpenTaskMaterial,
  load: (ctx, { query: { openTaskId } }) => findOpenTask(ctx.db, openTaskId),
  authorize: openTasks.view,
  run: async (ctx, { query: { fileId } }, { id }) => {
    const found = await ctx.db
      .selectFrom('open_task_material')
      .select('id')
      .where('task_id', '=', id)
      .where('file_id', '=', fileId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!found) throw notFound()
    return downloadFile(ctx, fileId)
  },
})
