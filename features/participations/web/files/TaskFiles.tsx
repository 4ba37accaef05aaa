import './files.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { placeKey } from '../../../fields/domain/values.ts'
import { ownPlace } from '../../domain/own-fields.ts'
import { ownAnchor } from '../fields/use-own-fields-read.ts'
import { FieldRemarks } from '../remarks/FieldRemarks.tsx'
import { RemarkButton } from '../remarks/RemarkButton.tsx'
import type { Task } from '../work.types.ts'
import { TaskFile } from './TaskFile.tsx'
import { TaskFileUpload } from './TaskFileUpload.tsx'

const place = ownPlace('FILES')

/** Files of a task with the comments on them: visible to all who view it, attached by the performer. */
export const TaskFiles = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const { files, editable } = task
  return (
    <section
      className="task-section"
      id={ownAnchor('FILES')}
      data-place={placeKey(place)}
      aria-labelledby="files-title"
    >
      <h3 id="files-title">
        {t('files.title')}
        <RemarkButton id={task.id} place={place} name={t('files.title')} />
      </h3>
      {files.length === 0 && !editable ? <p className="task-none">{t('files.none')}</p> : null}
      {files.length > 0 ? (
        <ul className="task-files">
          {files.map((file) => (
            <TaskFile key={file.id} task={task} file={file} />
          ))}
        </ul>
      ) : null}
      {editable ? <TaskFileUpload taskId={task.id} /> : null}
      <FieldRemarks id={task.id} place={place} link={null} />
    </section>
  )
}
