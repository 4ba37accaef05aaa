import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { disableSecondFactor } from '../../contract/security.endpoints.ts'
import { PasswordAndCode } from './PasswordAndCode.tsx'

/** Removes the second factor. */
export const DisableSecondFactor = () => {
  const t = useTexts('identity')
  const disable = useCommand(disableSecondFactor, {
    success: t('security.factor.disabled'),
  })
  const form = useProductForm({
    draft: null,
    schema: disableSecondFactor.body,
    defaults: { password: '', code: '' },
    onSubmit: async (values) => {
      await disable.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('security.factor.disable')} danger onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.factor.disableText')}</p>
      <PasswordAndCode />
    </Form>
  )
}
