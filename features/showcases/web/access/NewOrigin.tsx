import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addShowcaseOrigin } from '../../contract/showcase-access.endpoints.ts'

/** Allows a site to embed the showcase, in the drawer. */
export const NewOrigin = ({ templateId }: { templateId: number }) => {
  const t = useTexts('showcases')
  const add = useCommand(addShowcaseOrigin, { success: t('origins.added') })
  const form = useProductForm({
    draft: null,
    schema: addShowcaseOrigin.body.omit({ templateId: true }),
    defaults: { origin: '' },
    onSubmit: async (values) => {
      await add.mutateAsync({ body: { ...values, templateId } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('origins.add')} onCancel={cancelDrawer} guard={false}>
      <TextField
        name="origin"
        label={t('origins.origin')}
        help={t('origins.originHelp')}
        placeholder="https://example.com"
        autoFocus
      />
    </Form>
  )
}
