import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { confirmSecondFactor, type beginSecondFactor } from '../../contract/security.endpoints.ts'

type Props = { secret: ResponseOf<typeof beginSecondFactor>; onDone: (codes: string[]) => void }

/** The QR code for the authenticator app, and the first code, which proves that it was scanned. */
export const FirstCode = ({ secret, onDone }: Props) => {
  const t = useTexts('identity')
  const confirm = useCommand(confirmSecondFactor, {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const form = useProductForm({
    draft: null,
    schema: confirmSecondFactor.body,
    defaults: { code: '' },
    onSubmit: (values) => confirm.mutateAsync({ body: values }),
  })
  return (
    <Form form={form} submitLabel={t('security.factor.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.factor.scan')}</p>
      <img className="security-picture" src={secret.picture} alt={t('security.factor.picture')} />
      <p className="section-help">
        {t('security.factor.byHand')}{' '}
        <code translate="no" className="security-secret">
          {secret.secret}
        </code>
      </p>
      <p className="section-help">
        <a href={secret.address}>{t('security.factor.here')}</a>
      </p>
      <TextField
        name="code"
        autoComplete="one-time-code"
        label={t('security.factor.code')}
        help={t('security.factor.codeHelp')}
        autoFocus
      />
    </Form>
  )
}
