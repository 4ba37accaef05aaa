import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { openDeal } from '../../contract/deal.endpoints.ts'

const schema = openDeal.body.omit({ projectId: true })

/** Form that declares interest to the project's team. */
export const OpenForm = ({ projectId }: { projectId: number }) => {
  const t = useTexts('deals')
  const open = useCommand(openDeal, { success: t('place.done') })
  const form = useProductForm({
    draft: `deal:new:${projectId}`,
    schema,
    defaults: { terms: '' },
    onSubmit: async ({ terms }) => {
      await open.mutateAsync({ body: { projectId, terms } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('place.openText')}</p>
      <Form form={form} submitLabel={t('place.submit')} onCancel={cancelDrawer} guard={false}>
        <TextField name="terms" label={t('place.words')} help={t('place.wordsHelp')} rows={5} autoFocus />
      </Form>
    </>
  )
}
