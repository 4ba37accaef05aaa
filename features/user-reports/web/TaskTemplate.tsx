import './user-reports.css'
import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { uploadTaskFile } from '../../participations/contract/task.endpoints.ts'
import { getTaskTemplate, makeTaskTemplate } from '../contract/task-template.endpoints.ts'

/** The report by template of a task, filled in from its project: to download, and for its performer to attach. */
export const TaskTemplate = ({ taskId, editable }: { taskId: number; editable: boolean }) => {
  const t = useTexts('user-reports')
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall(getTaskTemplate, { query: { taskId: String(taskId) } }, { deniedHere: true })
  if (!data?.report) return null
  const make = () => withProgress('document', () => download(makeTaskTemplate, { body: { taskId } }))
  const busily = (act: () => Promise<void>) => {
    setBusy(true)
    void act()
      .catch(notifyError)
      .finally(() => setBusy(false))
  }
  const attach = async () => {
    const { blob, name } = await make()
    const file = new File([blob], name, { type: blob.type })
    await upload(uploadTaskFile, { query: { taskId } }, file, {})
    notify({ code: 200, text: t('task.attached', { name }) })
  }
  return (
    <section className="user-reports-of-task" aria-labelledby="task-template-title">
      <h3 id="task-template-title">{t('task.title')}</h3>
      <p>{data.report.name}</p>
      <div className="user-reports-make">
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => busily(async () => saveFile(await make()))}
        >
          {t(`task.make.${data.report.extension === 'docx' ? 'docx' : 'xlsx'}`)}
        </Button>
        {editable ? (
          <Button size="small" disabled={isBusy} onClick={() => busily(attach)}>
            {t('task.attach')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
