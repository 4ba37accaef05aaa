import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editProjectDocument } from '../../contract/project.endpoints.ts'
import type { ProjectDocument } from '../project.types.ts'
import { AccessField } from './AccessField.tsx'

/** Renames a document or changes who sees it, in the drawer. */
export const DocumentForm = ({ document: { id, name, access } }: { document: ProjectDocument }) => {
  const t = useTexts('projects')
  const edit = useCommand(editProjectDocument, {
    success: t('documents.edited'),
  })
  const form = useProductForm({
    draft: `document:${id}`,
    schema: editProjectDocument.body,
    defaults: { documentId: id, name, access },
    onSubmit: async (values) => {
      await edit.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('documents.name')} autoFocus />
      <AccessField />
    </Form>
  )
}
