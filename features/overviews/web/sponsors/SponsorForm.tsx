import '#platform/web/work/components/drawer/drawer.css'
import { nameSponsor } from '../../contract/sponsors.endpoints.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'

const schema = nameSponsor.body.pick({ email: true })

/** Form that adds a sponsor by the address they sign in with. */
export const SponsorForm = ({ programmeId }: { programmeId: number }) => {
  const t = useTexts('overviews')
  const name = useCommand(nameSponsor, { success: t('sponsors.form.done') })
  const form = useProductForm({
    draft: 'name-sponsor',
    schema,
    defaults: { email: '' },
    onSubmit: async ({ email }) => {
      await name.mutateAsync({ body: { programmeId, email } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('sponsors.form.text')}</p>
      <Form form={form} submitLabel={t('sponsors.form.submit')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="email"
          type="email"
          label={t('sponsors.columns.email')}
          help={t('sponsors.form.emailHelp')}
          autoFocus
        />
      </Form>
    </>
  )
}
