import { z } from 'zod'
import { requiredText } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { replyToNotification } from '../../contract/notification.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

const schema = z.object({ body: requiredText(4000) })

/** Form of a reply, with a draft. */
export const ReplyForm = ({ row }: { row: NotificationRow }) => {
  const t = useTexts('communication')
  const me = useStore(personStore)?.uid
  const reply = useCommand(replyToNotification)
  const form = useProductForm({
    draft: `reply:${row.id}`,
    schema,
    defaults: { body: '' },
    onSubmit: async ({ body }) => {
      await reply.mutateAsync({ body: { notificationId: row.id, body } })
      form.form.reset({ body: '' })
      notify({ code: 200, text: t('inbox.reply.done') })
    },
  })
  const other = row.sender?.uid === me ? row.recipient.name : (row.sender?.name ?? '')
  return (
    <div className="inbox-reply">
      <Form form={form} submitLabel={t('inbox.reply.submit')} guard={false} secondary>
        <TextField
          name="body"
          label={t('inbox.reply.label')}
          help={t('inbox.reply.help', { name: other })}
          rows={4}
        />
      </Form>
    </div>
  )
}
