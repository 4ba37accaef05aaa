import './talks.css'
import { useEffect } from 'react'
import { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { readExpertTalk, sendExpertMessage, type getExpertTalk } from '../contract/expert-talk.endpoints.ts'

type Talk = ResponseOf<typeof getExpertTalk>
const schema = z.object({ text: sendExpertMessage.body.shape.text })

const Message = ({ message }: { message: Talk['messages'][number] }) => {
  const t = useTexts('expert-talks')
  const { mine, author, text, at, unread } = message
  const who = mine ? t('talk.you') : (author?.name ?? t('talk.accelerator'))
  return (
    <li className={unread ? 'talk-message talk-unread' : 'talk-message'}>
      <p className="talk-who">
        <strong>{who}</strong> <DateText value={at} as="time" />
        {unread ? <span>{t('talk.new')}</span> : null}
      </p>
      <p className="talk-text">{text}</p>
    </li>
  )
}

/** Messages of a job with a field for a new one. Showing them marks them as read. */
export const Conversation = ({ jobId, talk }: { jobId: number; talk: Talk }) => {
  const t = useTexts('expert-talks')
  const send = useCommand(sendExpertMessage)
  const { unread } = talk
  useEffect(() => {
    // Marks messages as read only after a few seconds, when somebody had time to read them. They remain highlighted as
    // new while the page is open.
    if (unread === 0) return undefined
    const timer = setTimeout(
      () => void call(readExpertTalk, { body: { jobId } }).catch(() => undefined),
      4000,
    )
    return () => clearTimeout(timer)
  }, [unread, jobId])
  const form = useProductForm({
    draft: `expert-message:${jobId}`,
    schema,
    defaults: { text: '' },
    onSubmit: async ({ text }) => {
      await send.mutateAsync({ body: { jobId, text } })
      form.form.reset({ text: '' })
    },
  })
  return (
    <div className="talk">
      {talk.messages.length === 0 ? <p className="talk-muted">{t('talk.empty')}</p> : null}
      <ol className="talk-messages" aria-live="polite">
        {talk.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {talk.mayWrite ? (
        <Form form={form} submitLabel={t('talk.send')} secondary guard={false}>
          <TextField name="text" label={t('talk.message')} rows={3} />
        </Form>
      ) : null}
    </div>
  )
}
