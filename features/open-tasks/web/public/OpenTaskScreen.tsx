import { PublicOpenTaskPage } from './PublicOpenTaskPage.tsx'
import type { OpenTaskData } from './load-open-task.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** An open task. */
export const OpenTaskScreen = ({ data: { task } }: ScreenProps<OpenTaskData>) => (
  <PublicOpenTaskPage task={task} />
)
