import '../open-tasks.css'
import { download } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import {
  addOpenTaskMaterial,
  getOpenTaskMaterial,
  removeOpenTaskMaterial,
} from '../../contract/material.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { FileRows } from './FileRows.tsx'

/** Files of an open task. */
export const Materials = ({ task: { id, materials, actions } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const remove = useCommand(removeOpenTaskMaterial)
  const edits = actions.includes('edit')
  if (materials.length === 0 && !edits) return null
  const openTaskId = String(id)
  return (
    <section className="open-task-part">
      <h2>{t('materials.title')}</h2>
      {materials.length > 0 ? (
        <FileRows
          files={materials}
          read={(file) => download(getOpenTaskMaterial, { query: { openTaskId, fileId: file.id } })}
          {...(edits ? { remove: (file) => remove.mutate({ body: { id, materialId: file.rowId } }) } : {})}
        />
      ) : null}
      {edits ? (
        <>
          <FileDrop
            label={t('materials.add')}
            send={(file, options) => upload(addOpenTaskMaterial, { query: { openTaskId } }, file, options)}
          />
          <p className="open-task-muted">{t('files.types')}</p>
        </>
      ) : null}
    </section>
  )
}
