import '#platform/web/work/components/form/form.css'
import { useRef, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { SendingRow } from '#platform/web/work/components/form/file/SendingRow.tsx'
import { useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  markReportTemplate,
  mendReportTemplate,
  uploadReportTemplate,
} from '../../contract/report-template.endpoints.ts'
import { reportExtensions, largestTemplate } from '../../domain/states.ts'
import type { CheckedTemplate, TemplateProblem } from '../report.types.ts'
import { ofAccelerator } from './of-accelerator.ts'
import { TemplateCheck } from './TemplateCheck.tsx'

type StoredFile = { id: string; name: string; size: number }

type Props = { acceleratorId: number | null; saved: StoredFile | null; found: CheckedTemplate | null }

/** The tag as it was probably meant, by what the fault says. */
const mendingOf = ({ tag, instead }: TemplateProblem) => ({ tag, by: instead ?? tag })

/** The template of a report: chosen, checked at once, and mended where a tag is only misspelt. */
export const TemplateField = ({ acceleratorId, saved, found }: Props) => {
  const t = useTexts('user-reports')
  const field = useField('templateFileId')
  const [oneFile, parameters] = [useField('oneFile'), useField('parameters')]
  const input = useRef<HTMLInputElement>(null)
  const [stored, setStored] = useState<StoredFile | null>(found?.file ?? saved)
  const [checked, setChecked] = useState<CheckedTemplate | null>(found)
  const [isBusy, setBusy] = useState(false)
  const sending = useSending({ types: reportExtensions, maxSize: largestTemplate })
  const codes = ((parameters.value ?? []) as { code: string }[]).map(({ code }) => code).join(',')
  const headers = ofAccelerator(acceleratorId)
  const asFile = oneFile.value === true
  const show = (answer: CheckedTemplate) => {
    setChecked(answer)
    setStored(answer.file)
    field.onChange(answer.file?.id ?? '')
  }
  const take = async (chosen: File | undefined) => {
    if (!chosen || !sending.mayTake(chosen)) return
    const answer = await sending.run((options) =>
      upload(
        uploadReportTemplate,
        { headers, query: { oneFile: asFile ? 'true' : 'false', parameters: codes } },
        chosen,
        options,
      ),
    )
    if (answer) show(answer)
  }
  const mend = async (problems: readonly TemplateProblem[]) => {
    if (!stored) return
    setBusy(true)
    try {
      const tags = [...new Map(problems.map((one) => [one.tag, mendingOf(one)])).values()]
      show(
        await call(mendReportTemplate, {
          headers,
          body: { fileId: stored.id, oneFile: asFile, parameters: codes, tags },
        }),
      )
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  const marked = () => {
    if (!stored) return
    const body = { fileId: stored.id, oneFile: asFile, parameters: codes }
    void withProgress('document', () => download(markReportTemplate, { headers, body })).then(
      saveFile,
      notifyError,
    )
  }
  return (
    <FieldFrame
      field={{ ...field, error: sending.problem ?? field.error }}
      label={t('fields.templateFileId')}
      help={t('template.text', { size: formatBytes(largestTemplate) })}
    >
      <input
        ref={input}
        id={field.id}
        type="file"
        className="visually-hidden"
        accept={sending.accept}
        aria-describedby={field.describedBy}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="form-buttons">
        <Button size="small" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {t(stored ? 'template.replace' : 'template.choose')}
        </Button>
        {stored ? (
          <span translate="no">
            {t('template.now', { name: stored.name, size: formatBytes(stored.size) })}
          </span>
        ) : null}
      </div>
      {sending.part === null ? null : (
        <SendingRow label={t('template.choose')} part={sending.part} stop={sending.stop} />
      )}
      {checked ? (
        <TemplateCheck checked={checked} isBusy={isBusy} onMarked={marked} onMend={(all) => void mend(all)} />
      ) : null}
    </FieldFrame>
  )
}
