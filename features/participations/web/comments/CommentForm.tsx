import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorSummary } from '#platform/web/work/components/form/ErrorSummary.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'
import { commentTask } from '../../contract/task.endpoints.ts'
import { SavedComments } from './SavedComments.tsx'

/** Form that adds a comment. */
export const CommentForm = ({ taskId, reviews }: { taskId: number; reviews: boolean }) => {
  const t = useTexts('participations')
  const comment = useCommand(commentTask, { success: t('comments.sent') })
  const form = useProductForm({
    draft: `task-comment:${taskId}`,
    schema: commentTask.body,
    defaults: { taskId, body: '' },
    onSubmit: async (values) => {
      await comment.mutateAsync({ body: values })
      form.form.setValue('body', '')
    },
  })
  useShortcuts([{ keys: 'Mod+Enter', label: t('comments.shortcut') }])
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <FormContext value={form}>
      {/* Not `ProductForm`: its button would be a second primary button on the page, and that is the task's. */}
      <form
        className="comment-form"
        noValidate
        onKeyDown={byKeys}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary product={form} />
        <TextField name="body" label={t('comments.label')} help={t('comments.help')} rows={3} />
        {reviews ? <SavedComments taskId={taskId} name="body" /> : null}
        <Button type="submit" startIcon={<CommentIcon />} loading={form.isSubmitting}>
          {t('comments.send')}
        </Button>
      </form>
    </FormContext>
  )
}
