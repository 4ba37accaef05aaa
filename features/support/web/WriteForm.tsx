import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { writeSupportMessage } from '../contract/support.endpoints.ts'
import type { OpenThread } from './support.types.ts'

/** Form that adds a message to one's own request. */
export const WriteForm = ({ thread: { id } }: { thread: OpenThread }) => {
  const t = useTexts('support')
  const write = useCommand(writeSupportMessage, { success: t('thread.sent') })
  const form = useProductForm({
    draft: `support:write:${id}`,
    schema: writeSupportMessage.body.pick({ body: true }),
    defaults: { body: '' },
    onSubmit: async ({ body }) => {
      await write.mutateAsync({ body: { threadId: id, body } })
      form.form.reset({ body: '' })
    },
  })
  return (
    <Form form={form} submitLabel={t('thread.send')} secondary>
      <TextField name="body" label={t('thread.more')} rows={5} />
    </Form>
  )
}
