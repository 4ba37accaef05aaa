import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createSavedComment } from '../../contract/saved-comment.endpoints.ts'
import { SavedCommentFields } from './SavedCommentFields.tsx'

/** Creates a saved comment for the accelerator's reviewers, in the drawer. */
export const NewSavedComment = () => {
  const t = useTexts('programmes')
  const create = useCommand(createSavedComment, {
    success: ({ title }) => t('savedComments.created', { name: title }),
  })
  const form = useProductForm({
    draft: 'saved-comment:new',
    schema: createSavedComment.body,
    defaults: { title: '', body: '', trackpointId: null },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('savedComments.create')} onCancel={cancelDrawer} guard={false}>
      <SavedCommentFields />
    </Form>
  )
}
