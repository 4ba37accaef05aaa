import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorSummary } from '#platform/web/work/components/form/ErrorSummary.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { commentTask } from '../../contract/task.endpoints.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'
import { SavedComments } from '../comments/SavedComments.tsx'
import { remarkFormStore } from './remark-form-store.ts'

const schema = commentTask.body.pick({ body: true })

/** Form of a comment on a field, with a draft. */
export const RemarkForm = ({ taskId, place }: { taskId: number; place: Place }) => {
  const t = useTexts('participations')
  const comment = useCommand(commentTask, {
    success: t('remarks.sent'),
  })
  const form = useProductForm({
    draft: `task-remark:${taskId}:${placeKey(place)}`,
    schema,
    defaults: { body: '' },
    onSubmit: async ({ body }) => {
      await comment.mutateAsync({ body: { taskId, body, place } })
      remarkFormStore.set(null)
    },
  })
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') remarkFormStore.set(null)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <FormContext value={form}>
      {/* Not `ProductForm`: the page's primary button is the task's. */}
      <form
        className="remark-form"
        noValidate
        onKeyDown={byKeys}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary product={form} />
        <TextField name="body" label={t('remarks.label')} help={t('remarks.help')} rows={2} autoFocus />
        <SavedComments taskId={taskId} name="body" />
        <span className="remark-form-actions">
          <Button type="submit" size="small" loading={form.isSubmitting}>
            {t('remarks.send')}
          </Button>
          <Button size="small" variant="text" onClick={() => remarkFormStore.set(null)}>
            {t('actions.cancel')}
          </Button>
        </span>
      </form>
    </FormContext>
  )
}
