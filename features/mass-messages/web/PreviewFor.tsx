import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { listMassRecipients, previewMassMessage } from '../contract/mass-message.endpoints.ts'
import type { OpenMessage } from './mass-message.types.ts'

type Preview = ResponseOf<typeof previewMassMessage>

/** The recipient at a position in the list; undefined if there are fewer. */
const recipientAt = async (messageId: number, at: number) => {
  const { items } = await call(listMassRecipients, {
    query: { messageId: String(messageId), state: 'WAITING', limit: '1', offset: String(at) },
  })
  return items[0]
}

/** Preview of the message for each recipient in turn, through the whole list. */
export const PreviewFor = ({ message, form }: { message: OpenMessage; form: ProductForm }) => {
  const t = useTexts('mass-messages')
  const [shown, setShown] = useState<{ at: number; preview: Preview } | null>(null)
  const [isPending, setPending] = useState(false)
  const show = async (at: number) => {
    if (!(await form.form.trigger(['subject', 'body']))) return
    const { subject, body } = form.form.getValues() as { subject: string; body: string }
    setPending(true)
    try {
      const one = await recipientAt(message.id, at)
      if (!one) return
      const preview = await call(previewMassMessage, {
        body: { messageId: message.id, recipientId: one.id, subject, body },
      })
      setShown({ at, preview })
    } catch (error) {
      notifyError(error)
    } finally {
      setPending(false)
    }
  }
  const last = message.recipients - 1
  return (
    <div className="mass-preview">
      <div className="mass-buttons">
        <Button loading={isPending} onClick={() => void show(shown?.at ?? 0)}>
          {t('preview.show')}
        </Button>
        {shown ? (
          <>
            <Button disabled={isPending || shown.at === 0} onClick={() => void show(shown.at - 1)}>
              {t('preview.previous')}
            </Button>
            <Button disabled={isPending || shown.at >= last} onClick={() => void show(shown.at + 1)}>
              {t('preview.next')}
            </Button>
            <Button disabled={isPending || shown.at >= last} onClick={() => void show(last)}>
              {t('preview.last')}
            </Button>
          </>
        ) : null}
      </div>
      {shown ? (
        <article className="mass-letter" role="status">
          <p className="mass-quiet">
            {t('preview.forOf', { name: shown.preview.name, at: shown.at + 1, count: message.recipients })}
          </p>
          <p>
            <strong>{shown.preview.subject}</strong>
          </p>
          <p className="mass-text">{shown.preview.text}</p>
        </article>
      ) : null}
    </div>
  )
}
