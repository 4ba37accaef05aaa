import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { answerSupportThread, getSupportTexts } from '../contract/support.endpoints.ts'
import type { OpenThread } from './support.types.ts'

/** Form that answers a request, optionally starting from a saved answer. */
export const AnswerForm = ({ thread: { id, version, actions } }: { thread: OpenThread }) => {
  const t = useTexts('support')
  const { data } = useCall(getSupportTexts, {}, { deniedHere: true })
  const answer = useCommand(answerSupportThread, { success: t('thread.answered') })
  const form = useProductForm({
    draft: `support:answer:${id}`,
    schema: answerSupportThread.body.pick({ body: true }),
    defaults: { body: '' },
    onSubmit: async ({ body }) => {
      await answer.mutateAsync({ body: { threadId: id, version, body } })
      form.form.reset({ body: '' })
    },
  })
  const insert = (text: string) => {
    const before = (form.form.getValues('body') as string).trim()
    form.form.setValue('body', before ? `${before}\n\n${text}` : text, { shouldDirty: true })
  }
  return (
    <>
      {data && data.items.length > 0 ? (
        <div className="support-texts" role="group" aria-label={t('texts.title')}>
          {data.items.map((text) => (
            <Button key={text.id} size="small" onClick={() => insert(text.body)}>
              {text.title}
            </Button>
          ))}
        </div>
      ) : null}
      <Form form={form} submitLabel={t('thread.answer')} secondary={actions.includes('take')}>
        <TextField name="body" label={t('thread.answerText')} rows={6} />
      </Form>
    </>
  )
}
