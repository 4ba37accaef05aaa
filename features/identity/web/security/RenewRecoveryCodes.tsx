import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { renewRecoveryCodes } from '../../contract/security.endpoints.ts'
import { PasswordAndCode } from './PasswordAndCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Replaces the recovery codes. */
export const RenewRecoveryCodes = () => {
  const t = useTexts('identity')
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = useCommand(renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  const form = useProductForm({
    draft: null,
    schema: renewRecoveryCodes.body,
    defaults: { password: '', code: '' },
    onSubmit: (values) => renew.mutateAsync({ body: values }),
  })
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <Form form={form} submitLabel={t('security.codes.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.codes.renewText')}</p>
      <PasswordAndCode />
    </Form>
  )
}
