import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { beginSecondFactor } from '../../contract/security.endpoints.ts'
import { FirstCode } from './FirstCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Sets up the second factor: the password, the app's first code, then the recovery codes. */
export const SetUpSecondFactor = () => {
  const t = useTexts('identity')
  const [secret, setSecret] = useState<ResponseOf<typeof beginSecondFactor> | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const begin = useCommand(beginSecondFactor, { onDone: setSecret })
  const form = useProductForm({
    draft: null,
    schema: beginSecondFactor.body,
    defaults: { password: '' },
    onSubmit: (values) => begin.mutateAsync({ body: values }),
  })
  if (codes) return <RecoveryCodes codes={codes} />
  if (secret) return <FirstCode secret={secret} onDone={setCodes} />
  return (
    <Form form={form} submitLabel={t('security.next')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.factor.text')}</p>
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('security.yourPassword')}
        autoFocus
      />
    </Form>
  )
}
