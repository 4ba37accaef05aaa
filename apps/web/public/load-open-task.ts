import { getPublicOpenTask } from '../../../features/open-tasks/contract/public-open-task.endpoints.ts'
import { openTaskMeta } from '../../../features/open-tasks/web/public/open-task-meta.ts'
import type { PublicOpenTask } from '../../../features/open-tasks/web/public/public-open-task.types.ts'
import type { PublicContext } from './context.ts'
import { idOf } from './id-of.ts'
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownOpenTask } from './screens/unknown.tsx'

/** Data of an open task's page. */
export type OpenTaskData = PageData & { task: PublicOpenTask }

/** Loads an open task. */
export const loadOpenTask = async (context: PublicContext, url: URL): Promise<OpenTaskData> => {
  const openTaskId = idOf(url)
  await context.loadTexts('open-tasks')
  if (!openTaskId) throw new UnknownPage(UnknownOpenTask)
  try {
    const task = await context.ask(getPublicOpenTask, { query: { openTaskId } })
    return { meta: openTaskMeta(task, context.text, context.locale), task }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownOpenTask) : error
  }
}
