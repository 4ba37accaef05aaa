import './user-reports.css'
import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { getTaskTemplate, makeTaskTemplate } from '../contract/task-template.endpoints.ts'

type Props = {
  taskId: number
  /** Attaches a file to the task; null for a reader who may not. */
  attach: ((made: { blob: Blob; name: string }) => Promise<void>) | null
}

/** The report by template of a task, filled in from its project: to download, and for its performer to attach. */
export const TaskTemplate = ({ taskId, attach }: Props) => {
  const t = useTexts('user-reports')
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall(getTaskTemplate, { query: { taskId: String(taskId) } }, { deniedHere: true })
  if (!data) return null
  if (!data.report) return <p className="user-reports-hint">{t('task.none')}</p>
  const make = () => withProgress('document', () => download(makeTaskTemplate, { body: { taskId } }))
  const busily = (act: () => Promise<void>) => {
    setBusy(true)
    void act()
      .catch(notifyError)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <p className="user-reports-of-task">{data.report.name}</p>
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
        {attach ? (
          <Button size="small" disabled={isBusy} onClick={() => busily(async () => attach(await make()))}>
            {t('task.attach')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
