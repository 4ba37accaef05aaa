import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { listMassRecipients, previewMassMessage } from '../contract/mass-message.endpoints.ts'
import type { OpenMessage } from './mass-message.types.ts'

type Preview = ResponseOf<typeof previewMassMessage>

/** Maximum number of recipients that the preview can step through. */
const most = 50

/** Preview of the message for each recipient in turn. */
export const PreviewFor = ({ message, form }: { message: OpenMessage; form: ProductForm }) => {
  const t = useTexts('mass-messages')
  const { data } = useCall(listMassRecipients, {
    query: { messageId: String(message.id), state: 'WAITING', limit: String(most) },
  })
  const [shown, setShown] = useState<{ at: number; preview: Preview } | null>(null)
  const waiting = data?.items ?? []
  const show = async (at: number) => {
    const one = waiting[at]
    if (!one || !(await form.form.trigger(['subject', 'body']))) return
    const { subject, body } = form.form.getValues() as { subject: string; body: string }
    try {
      const preview = await call(previewMassMessage, {
        body: { messageId: message.id, recipientId: one.id, subject, body },
      })
      setShown({ at, preview })
    } catch (error) {
      notifyError(error)
    }
  }
  if (waiting.length === 0) return null
  return (
    <div className="mass-preview">
      <div className="mass-buttons">
        <Button onClick={() => void show(shown?.at ?? 0)}>{t('preview.show')}</Button>
        {shown ? (
          <>
            <Button disabled={shown.at === 0} onClick={() => void show(shown.at - 1)}>
              {t('preview.previous')}
            </Button>
            <Button disabled={shown.at >= waiting.length - 1} onClick={() => void show(shown.at + 1)}>
              {t('preview.next')}
            </Button>
          </>
        ) : null}
      </div>
      {shown ? (
        <article className="mass-letter" role="status">
          <p className="mass-quiet">{t('preview.for', { name: shown.preview.name })}</p>
          <p>
            <strong>{shown.preview.subject}</strong>
          </p>
          <p className="mass-text">{shown.preview.text}</p>
        </article>
      ) : null}
    </div>
  )
}
