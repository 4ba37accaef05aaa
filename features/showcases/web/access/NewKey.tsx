import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { createShowcaseKey } from '../../contract/showcase-access.endpoints.ts'

/** Creates a key, in the drawer, and shows its secret. */
export const NewKey = ({ templateId }: { templateId: number }) => {
  const t = useTexts('showcases')
  const create = useCommand(createShowcaseKey)
  const form = useProductForm({
    draft: null,
    schema: createShowcaseKey.body.omit({ templateId: true }),
    defaults: { name: '' },
    onSubmit: async (values) => {
      const { secret } = await create.mutateAsync({ body: { ...values, templateId } })
      showSecret(t('keys.made', { name: values.name }), [{ label: t('keys.secret'), text: secret }])
    },
  })
  return (
    <Form form={form} submitLabel={t('keys.create')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('keys.name')} help={t('keys.nameHelp')} autoFocus />
    </Form>
  )
}
