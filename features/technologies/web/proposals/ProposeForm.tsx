import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { proposeTechnology } from '../../contract/proposal.endpoints.ts'

/** Form in the drawer of a new proposal. */
export const ProposeForm = () => {
  const t = useTexts('technologies')
  const propose = useCommand(proposeTechnology, { success: t('proposals.form.done') })
  const form = useProductForm({
    draft: 'technology-proposal:new',
    schema: proposeTechnology.body,
    defaults: { name: '', purpose: '', source: '' },
    onSubmit: async (body) => {
      await propose.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('proposals.form.send')} onCancel={cancelDrawer} guard={false}>
      <p>{t('proposals.form.text')}</p>
      <TextField name="name" label={t('fields.name')} autoFocus />
      <TextField name="purpose" label={t('fields.purpose')} help={t('proposals.form.purposeHelp')} rows={5} />
      <TextField
        name="source"
        label={t('proposals.form.source')}
        help={t('proposals.form.sourceHelp')}
        rows={3}
      />
    </Form>
  )
}
