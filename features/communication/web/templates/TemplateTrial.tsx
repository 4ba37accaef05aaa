import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import {
  previewNotificationTemplate,
  testNotificationTemplate,
} from '../../contract/notification-template.endpoints.ts'

type Preview = ResponseOf<typeof previewNotificationTemplate>

const Letter = ({ title, letter, lang }: { title: string; letter: Preview['ru']; lang: string }) => {
  const t = useTexts('communication')
  return (
    <article className="template-letter" lang={lang}>
      <h3>{title}</h3>
      <p>
        <strong>{t('templates.one.previewSubject', { subject: letter.subject })}</strong>
      </p>
      <p className="template-letter-text">{letter.text}</p>
    </article>
  )
}

/** Preview and test email of the unsaved texts. */
export const TemplateTrial = ({ form }: { form: ProductForm }) => {
  const t = useTexts('communication')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isPending, setPending] = useState(false)
  const test = useCommand(testNotificationTemplate, {
    success: ({ to }) => t('templates.one.tested', { to }),
  })
  const written = async () => {
    if (!(await form.form.trigger())) return null
    const { version: _version, ...body } = form.form.getValues()
    return body as Parameters<typeof test.mutate>[0]['body']
  }
  const show = async () => {
    const body = await written()
    if (!body) return
    setPending(true)
    try {
      setPreview(await call(previewNotificationTemplate, { body }))
    } catch (error) {
      notifyError(error)
    } finally {
      setPending(false)
    }
  }
  const send = async () => {
    const body = await written()
    if (body) test.mutate({ body })
  }
  return (
    <div className="template-trial">
      <Section title={t('templates.one.preview')}>
        <div className="template-buttons">
          <Button loading={isPending} onClick={() => void show()}>
            {t('templates.one.previewing')}
          </Button>
          <Button loading={test.isPending} onClick={() => void send()}>
            {t('templates.one.test')}
          </Button>
        </div>
        {preview ? (
          <div role="status">
            <p className="template-quiet">
              {preview.happenedAt
                ? t('templates.one.previewReal', { at: formatDateTime(preview.happenedAt) })
                : t('templates.one.previewSample')}
            </p>
            <div className="template-letters">
              <Letter title={t('templates.one.inRussian')} letter={preview.ru} lang="ru" />
              <Letter title={t('templates.one.inEnglish')} letter={preview.en} lang="en" />
            </div>
          </div>
        ) : null}
      </Section>
    </div>
  )
}
