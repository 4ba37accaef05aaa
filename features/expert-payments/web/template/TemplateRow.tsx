import '../books.css'
import { useRef, useState } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { SendingRow } from '#platform/web/work/components/form/file/SendingRow.tsx'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { uploadActTemplate } from '../../contract/act.endpoints.ts'
import { Problems, type Problem } from './Problems.tsx'
import { templateActions, type Template } from './template-actions.ts'

/** The template of a language: who provides it, with actions to download, replace and reset it. */
export const TemplateRow = ({ template }: { template: Template }) => {
  const t = useTexts('expert-payments')
  const { language, file } = template
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const sending = useSending({ types: ['docx'], maxSize: largestFile })
  const name = t(`template.languages.${language}`)
  const actions = useActions(templateActions, { choose: () => input.current?.click() })(template)
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
      <ActionButtons actions={actions} />
      {template.actions.includes('upload') ? (
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
      ) : null}
      {sending.part === null ? null : (
        <SendingRow label={t('template.upload')} part={sending.part} stop={sending.stop} />
      )}
      {sending.problem ? <p role="alert">{sending.problem}</p> : null}
      <Problems problems={problems} />
    </section>
  )
}
