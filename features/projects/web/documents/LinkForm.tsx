import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addProjectLink } from '../../contract/project.endpoints.ts'
import { AccessField } from './AccessField.tsx'
import { KindField } from './KindField.tsx'

/** Adds a document that is a link, in the drawer. */
export const LinkForm = ({ projectId }: { projectId: number }) => {
  const t = useTexts('projects')
  const add = useCommand(addProjectLink, {
    success: t('documents.linkAdded'),
  })
  const form = useProductForm({
    draft: `project-link:${projectId}`,
    schema: addProjectLink.body,
    defaults: { projectId, name: '', url: '', kind: 'DOCUMENT', access: 'TEAM_ONLY' },
    onSubmit: async (values) => {
      await add.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.add')} onCancel={cancelDrawer} guard={false}>
      <TextField name="url" type="url" label={t('documents.url')} placeholder="https://" autoFocus />
      <TextField name="name" label={t('documents.name')} />
      <KindField />
      <AccessField />
    </Form>
  )
}
