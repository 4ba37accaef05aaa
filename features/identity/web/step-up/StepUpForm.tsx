import '#platform/web/work/components/rows/rows.css'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { signByPasskey } from '#platform/web/sign-by-passkey.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { typedPassword } from '../../contract/fields.ts'
import { beginStepUp, stepUp } from '../../contract/security.endpoints.ts'
import { PasswordAndCode } from '../security/PasswordAndCode.tsx'

type Ways = ResponseOf<typeof beginStepUp>

const schema = z.object({ password: typedPassword(), code: z.string() })

/** The password, with a code if the second factor is on, or a passkey in place of both. */
export const StepUpForm = ({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) => {
  const t = useTexts('identity')
  const [ways, setWays] = useState<Ways | null>(null)
  useEffect(() => {
    // Without a response the password is requested; the service refuses it alone if that is not enough.
    call(beginStepUp, { body: {} }).then(setWays, () => setWays({ secondFactor: true, passkey: null }))
  }, [])
  const prove = useCommand(stepUp, { onDone: onProved })
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { password: '', code: '' },
    onSubmit: (values) => prove.mutateAsync({ body: values }),
  })
  const byPasskey = async (options: Record<string, unknown>) => {
    const passkey = await signByPasskey(options)
    if (passkey !== null)
      await prove.mutateAsync({ body: { passkey } }).catch(() => setWays({ ...ways!, passkey: null }))
  }
  if (ways === null) return <LoadingBlock lines={4} />
  const { passkey } = ways
  return (
    <Form form={form} submitLabel={t('stepUp.submit')} onCancel={onCancel} guard={false}>
      <p className="section-help">{t('stepUp.text')}</p>
      {ways.secondFactor ? (
        <PasswordAndCode />
      ) : (
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('security.yourPassword')}
          autoFocus
        />
      )}
      {passkey ? (
        <Button variant="text" onClick={() => void byPasskey(passkey)}>
          {t('stepUp.passkey')}
        </Button>
      ) : null}
    </Form>
  )
}
