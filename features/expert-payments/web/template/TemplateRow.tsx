import '../books.css'
import { useRef, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { SendingRow } from '#platform/web/work/components/form/file/SendingRow.tsx'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { DownloadIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  downloadActTemplate,
  resetActTemplate,
  uploadActTemplate,
  type getActTemplates,
} from '../../contract/act.endpoints.ts'
import { Problems, type Problem } from './Problems.tsx'

type Template = ResponseOf<typeof getActTemplates>['templates'][number]
type Props = { template: Template; editable: boolean }

/** The template of a language: whose it is, and how to take, replace and give it up. */
export const TemplateRow = ({ template: { language, file }, editable }: Props) => {
  const t = useTexts('expert-payments')
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const sending = useSending({ types: ['docx'], maxSize: largestFile })
  const name = t(`template.languages.${language}`)
  const take = async () =>
    saveFile(await withProgress('document', () => download(downloadActTemplate, { query: { language } })))
  const send = async (chosen: File | undefined) => {
    setProblems([])
    if (!chosen || !sending.mayTake(chosen)) return
    const answer = await sending.run((options) =>
      upload(uploadActTemplate, { query: { language } }, chosen, options),
    )
    if (!answer) return
    setProblems(answer.problems)
    if (answer.kept) notify({ code: 200, text: t('template.kept', { name }) })
  }
  const reset = () =>
    confirm({
      title: t('template.resetTitle', { name }),
      text: t('template.resetText'),
      submitLabel: t('template.reset'),
      danger: true,
      onSubmit: async () => {
        await call(resetActTemplate, { body: { language } })
        notify({ code: 200, text: t('template.resetDone', { name }) })
      },
    })
  return (
    <section className="books-template-row" aria-label={name}>
      <div>
        <strong>{name}</strong>
        <p className="books-muted">
          {file
            ? t('template.own', { name: file.name, size: formatBytes(file.size) })
            : t('template.standard')}
        </p>
      </div>
      <Button startIcon={<DownloadIcon />} onClick={() => void take()}>
        {t('template.download')}
      </Button>
      {editable ? (
        <>
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('template.upload')}
            accept={sending.accept}
            onChange={({ target }) => {
              void send(target.files?.[0])
              target.value = ''
            }}
          />
          <Button startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
            {t('template.upload')}
          </Button>
          {file ? (
            <Button variant="text" onClick={reset}>
              {t('template.reset')}
            </Button>
          ) : null}
        </>
      ) : null}
      {sending.part === null ? null : (
        <SendingRow label={t('template.upload')} part={sending.part} stop={sending.stop} />
      )}
      {sending.problem ? <p role="alert">{sending.problem}</p> : null}
      <Problems problems={problems} />
    </section>
  )
}
