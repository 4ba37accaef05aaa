import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { codeOfChoice, type TaskReportChoice } from '../../../programmes/domain/report-types.ts'
import { uploadTaskFile } from '../../contract/task.endpoints.ts'

/** The time in a file's name, so that the versions of a result can be distinguished. */
const stamp = (): string => new Date().toLocaleString('sv').slice(0, 16).replace(':', '-')

type Props = {
  taskId: number
  report: TaskReportChoice
  /** Whether the reader may attach files to the task. */
  editable: boolean
}

/** The report of a task, of the portal or by template, filled in from its project; its file can become the task's result. */
export const ReportOfTask = ({ taskId, report, editable }: Props) => {
  const t = useTexts('participations')
  const attach = async ({ blob, name }: { blob: Blob; name: string }): Promise<void> => {
    const file = new File([blob], name.replace(/(?=\.\w+$)/, ` ${stamp()}`), { type: blob.type })
    await upload(uploadTaskFile, { query: { taskId } }, file, {})
    notify({ code: 200, text: t('task.reportAttached', { name: file.name }) })
  }
  const code = codeOfChoice(report)
  const given = { taskId, attach: editable ? attach : null }
  return (
    <section className="task-section" aria-labelledby="task-report-title">
      <h3 id="task-report-title">{t('task.report')}</h3>
      {code === null ? (
        <Slot name="task.template" small {...given} />
      ) : (
        <>
          <p className="task-text">{t(`reports.${code}`)}</p>
          <Slot name="task.report" small code={code} {...given} />
        </>
      )}
    </section>
  )
}
