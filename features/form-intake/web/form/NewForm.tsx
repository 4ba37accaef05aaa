import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createIntakeForm } from '../../contract/form.endpoints.ts'
import { showFormSecret } from './show-form-secret.ts'
import { FormFields } from './FormFields.tsx'

/** Form in the drawer that creates a form and then shows its secret. */
export const NewForm = () => {
  const t = useTexts('form-intake')
  const go = useGo()
  const create = useCommand(createIntakeForm)
  const form = useProductForm({
    draft: null,
    schema: createIntakeForm.body,
    defaults: { name: '', kind: 'APPLICATION', trackId: null, locale: 'ru', active: true },
    onSubmit: async (values) => {
      const { id, secret } = await create.mutateAsync({ body: values })
      showFormSecret(t, { secret, kind: values.kind })
      go(linkTo('/bch/view/intake-forms/form', { formId: id }))
    },
  })
  return (
    <Form form={form} submitLabel={t('forms.create')} onCancel={cancelDrawer} guard={false}>
      <FormFields tracks={null} />
    </Form>
  )
}
