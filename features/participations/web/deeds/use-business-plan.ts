import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { setBusinessPlanPublished } from '../../contract/task.endpoints.ts'
import { workReads } from '../work/work-reads.ts'
import type { Task } from '../work.types.ts'

/** Publishes or unpublishes the business plan of a task, with an undo. */
export const useBusinessPlan = (task: Task): (() => void) => {
  const t = useTexts('participations')
  const set = useDeed(setBusinessPlanPublished, { refreshes: workReads })
  const change = (published: boolean, undoable: boolean) =>
    set.mutate(
      { body: { taskId: task.id, published } },
      {
        onSuccess: () =>
          notify({
            code: 200,
            text: t(published ? 'done.publishPlan' : 'done.unpublishPlan'),
            undo: undoable ? { label: t('actions.undo'), run: () => change(!published, false) } : undefined,
          }),
      },
    )
  return () => change(!task.businessPlanPublished, true)
}
