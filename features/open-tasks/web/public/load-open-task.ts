import { getPublicOpenTask } from '../../contract/public-open-task.endpoints.ts'
import { openTaskMeta } from './open-task-meta.ts'
import type { PublicOpenTask } from './public-open-task.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { UnknownOpenTask } from './UnknownOpenTask.tsx'

/** Data of an open task's page. */
export type OpenTaskData = PageData & { task: PublicOpenTask }

/** Loads an open task. */
export const loadOpenTask = async (context: PublicContext, url: URL): Promise<OpenTaskData> => {
  const openTaskId = idOf(url)
  if (!openTaskId) throw new UnknownPage(UnknownOpenTask)
  try {
    const task = await context.ask(getPublicOpenTask, { query: { openTaskId } })
    return { meta: openTaskMeta(task, context.text, context.locale), task }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownOpenTask) : error
  }
}
