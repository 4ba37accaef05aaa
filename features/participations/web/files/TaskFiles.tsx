import './files.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Task } from '../work.types.ts'
import { TaskFile } from './TaskFile.tsx'
import { TaskFileUpload } from './TaskFileUpload.tsx'

/** Files of a task: visible to all who view it, attached by the performer. */
export const TaskFiles = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const { files, editable } = task
  return (
    <section className="task-section" aria-labelledby="files-title">
      <h3 id="files-title">{t('files.title')}</h3>
      {files.length === 0 && !editable ? <p className="task-none">{t('files.none')}</p> : null}
      {files.length > 0 ? (
        <ul className="task-files">
          {files.map((file) => (
            <TaskFile key={file.id} task={task} file={file} />
          ))}
        </ul>
      ) : null}
      {editable ? <TaskFileUpload taskId={task.id} /> : null}
    </section>
  )
}
