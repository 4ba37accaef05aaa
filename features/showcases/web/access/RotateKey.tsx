import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { rotateShowcaseKey } from '../../contract/showcase-access.endpoints.ts'
import type { AccessKey } from './access.types.ts'

/** Form of the time for which the previous secret remains valid, in the drawer; then shows the new one. */
export const RotateKey = ({ accessKey: { id, name, secretAt } }: { accessKey: AccessKey }) => {
  const t = useTexts('showcases')
  const rotate = useCommand(rotateShowcaseKey)
  const form = useProductForm({
    draft: null,
    schema: rotateShowcaseKey.body.pick({ overlapDays: true }),
    defaults: { overlapDays: 3 },
    onSubmit: async (values) => {
      const { secret } = await rotate.mutateAsync({ body: { ...values, keyId: id, secretAt } })
      showSecret(t('keys.rotated', { name }), [{ label: t('keys.secret'), text: secret }])
    },
  })
  return (
    <Form form={form} submitLabel={t('keys.rotate')} onCancel={cancelDrawer} guard={false}>
      <NumberField name="overlapDays" label={t('keys.overlap')} help={t('keys.overlapHelp')} />
    </Form>
  )
}
