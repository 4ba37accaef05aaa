import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { Task } from '../work.types.ts'
import { ReasonForm } from './ReasonForm.tsx'
import type { TaskDeeds, ToldDeed } from './use-task-deeds.ts'

/** Asks in the drawer for the word that goes with a return or a discard. */
export const useReasonDrawer = (task: Task, deeds: TaskDeeds): ((deed: ToldDeed) => void) => {
  const t = useTexts('participations')
  return (deed) =>
    openDrawer({ title: t(`${deed}.title`), body: <ReasonForm task={task} deed={deed} deeds={deeds} /> })
}
