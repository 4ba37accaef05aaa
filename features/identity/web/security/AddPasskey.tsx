import { useState } from 'react'
import { z } from 'zod'
import { deviceOf } from '#platform/domain/device.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addPasskey, beginPasskey } from '../../contract/security.endpoints.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

/** Lets the browser create a passkey; null if the person cancelled or the device cannot. */
const makePasskey = async (options: Record<string, unknown>): Promise<Record<string, unknown> | null> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    return { ...(await startRegistration({ optionsJSON })) }
  } catch {
    return null
  }
}

const schema = z.object({ ...beginPasskey.body.shape, name: addPasskey.body.shape.name })

/** Creates a passkey on this device, in the drawer. */
export const AddPasskey = () => {
  const t = useTexts('identity')
  const [given, setGiven] = useState(false)
  const begin = useCommand(beginPasskey)
  const add = useCommand(addPasskey, {
    success: t('security.passkeys.added'),
  })
  const { browser, system } = deviceOf(navigator.userAgent)
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { name: [browser, system].filter(Boolean).join(', '), password: '' },
    onSubmit: async ({ password, name }) => {
      setGiven(false)
      const { options } = await begin.mutateAsync({ body: { password } })
      const response = await makePasskey(options)
      // Cancelled in the browser's own dialog: the form stays open.
      if (response === null) return setGiven(true)
      await add.mutateAsync({ body: { name, response } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('security.next')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.passkeys.text')}</p>
      {given ? <p role="alert">{t('security.passkeys.notMade')}</p> : null}
      <TextField name="name" label={t('security.passkeys.name')} help={t('security.passkeys.nameHelp')} />
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
