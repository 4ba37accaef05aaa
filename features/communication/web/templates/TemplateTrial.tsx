import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import {
  listTemplateEvents,
  previewNotificationTemplate,
  testNotificationTemplate,
} from '../../contract/notification-template.endpoints.ts'
import type { NotificationCode } from '../../domain/notification-codes.ts'

type Preview = ResponseOf<typeof previewNotificationTemplate>

type LetterProps = { title: string; letter: Preview['ru']; lang: string; emailed: boolean }

const Letter = ({ title, letter, lang, emailed }: LetterProps) => {
  const t = useTexts('communication')
  return (
    <article className="template-letter" lang={lang}>
      <h3>{title}</h3>
      <p>
        <strong>
          {emailed ? t('templates.one.previewSubject', { subject: letter.subject }) : letter.subject}
        </strong>
      </p>
      <p className="template-letter-text">{letter.text}</p>
    </article>
  )
}

type Shown = { code: NotificationCode; acceleratorId: number | null; emailed: boolean }

/**
 * Preview and test email of the unsaved texts, on an event or a sample. Of a notification that is never emailed it shows
 * the inbox's words.
 */
export const TemplateTrial = ({ form, code, acceleratorId, emailed }: { form: ProductForm } & Shown) => {
  const t = useTexts('communication')
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const { data: events } = useCall(listTemplateEvents, {
    query: { code, ...(acceleratorId === null ? {} : { acceleratorId: String(acceleratorId) }) },
  })
  const items = events?.items ?? []
  const eventId = chosen === undefined ? (items[0]?.id ?? null) : chosen
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isPending, setPending] = useState(false)
  const test = useCommand(testNotificationTemplate, {
    success: ({ to }) => t('templates.one.tested', { to }),
  })
  const written = async () => {
    if (!(await form.form.trigger())) return null
    const { version: _version, ...body } = form.form.getValues()
    return { ...body, eventId } as Parameters<typeof test.mutate>[0]['body']
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
        {items.length > 0 ? (
          <ChoiceBox
            label={t('templates.one.previewOn')}
            none={t('templates.one.onSample')}
            options={items.map(({ id, at, about }) => ({
              value: id,
              label: [about, formatDateTime(at)].filter(Boolean).join(' · '),
            }))}
            value={eventId}
            onChoose={(id) => {
              setChosen(id)
              setPreview(null)
            }}
          />
        ) : null}
        <div className="template-buttons">
          <Button loading={isPending} onClick={() => void show()}>
            {t('templates.one.previewing')}
          </Button>
          {emailed ? (
            <Button loading={test.isPending} onClick={() => void send()}>
              {t('templates.one.test')}
            </Button>
          ) : null}
        </div>
        {emailed ? null : <p className="template-quiet">{t('templates.one.inboxOnly')}</p>}
        {preview ? (
          <div role="status">
            <p className="template-quiet">
              {preview.happenedAt
                ? t('templates.one.previewReal', { at: formatDateTime(preview.happenedAt) })
                : t(items.length > 0 ? 'templates.one.previewChosenSample' : 'templates.one.previewSample')}
            </p>
            {preview.sampled.length > 0 ? (
              <p className="template-quiet">
                {t('templates.one.sampled', {
                  placeholders: preview.sampled.map((name) => `{{${name}}}`).join(', '),
                })}
              </p>
            ) : null}
            <div className="template-letters">
              <Letter title={t('templates.one.inRussian')} letter={preview.ru} lang="ru" emailed={emailed} />
              <Letter title={t('templates.one.inEnglish')} letter={preview.en} lang="en" emailed={emailed} />
            </div>
          </div>
        ) : null}
      </Section>
    </div>
  )
}
