import { PublicOpenTaskPage } from '../../../../features/open-tasks/web/public/PublicOpenTaskPage.tsx'
import type { OpenTaskData } from '../load-open-task.ts'
import type { ScreenProps } from '../page.ts'

/** An open task. */
export const OpenTaskScreen = ({ data: { task } }: ScreenProps<OpenTaskData>) => (
  <PublicOpenTaskPage task={task} />
)
