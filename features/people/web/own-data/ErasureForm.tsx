import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askErasure } from '../../contract/own-data.endpoints.ts'

/** Requests erasure, in the drawer, with the password. */
export const ErasureForm = () => {
  const t = useTexts('people')
  const ask = useCommand(askErasure)
  const form = useProductForm({
    draft: 'erasure',
    schema: askErasure.body,
    defaults: { password: '', comment: '' },
    onSubmit: async (body) => {
      await ask.mutateAsync({ body })
      notify({ code: 200, text: t('data.asked') })
      closeDrawer()
    },
  })
  return (
    <>
      <div className="drawer-text">{t('data.askText')}</div>
      <Form form={form} submitLabel={t('data.askSubmit')} danger onCancel={cancelDrawer} guard={false}>
        <TextField name="comment" label={t('data.comment')} rows={4} />
        <TextField
          name="password"
          type="password"
          label={t('data.password')}
          autoComplete="current-password"
        />
      </Form>
    </>
  )
}
