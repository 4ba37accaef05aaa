import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { commentTask, getTask } from '../../contract/task.endpoints.ts'

/** Adds a remark without moving the task. */
export const CommentForm = ({ taskId }: { taskId: number }) => {
  const t = useTexts('participations')
  const comment = useDeed(commentTask, { refreshes: [getTask], success: t('comments.sent'), silent: true })
  const form = useProductForm({
    draft: `task-comment:${taskId}`,
    schema: commentTask.body,
    defaults: { taskId, body: '' },
    onSubmit: async (values) => {
      await comment.mutateAsync({ body: values })
      form.form.setValue('body', '')
    },
  })
  return (
    <Form form={form} submitLabel={t('comments.send')} guard={false}>
      <TextField name="body" label={t('comments.label')} help={t('comments.help')} rows={3} />
    </Form>
  )
}
