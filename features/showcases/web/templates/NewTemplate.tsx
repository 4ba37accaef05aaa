import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createPublicationTemplate } from '../../contract/publication-template.endpoints.ts'
import { templateLink } from '../paths.ts'

/** Creates a template, in the drawer, and opens it. */
export const NewTemplate = () => {
  const t = useTexts('showcases')
  const go = useGo()
  const create = useCommand(createPublicationTemplate)
  const form = useProductForm({
    draft: null,
    schema: createPublicationTemplate.body,
    defaults: { name: '' },
    onSubmit: async (values) => {
      const { id } = await create.mutateAsync({ body: values })
      closeDrawer()
      go(templateLink(id))
    },
  })
  return (
    <Form form={form} submitLabel={t('templates.create')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('settings.name')} autoFocus />
    </Form>
  )
}
