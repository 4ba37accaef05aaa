import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { askSupport } from '../contract/support.endpoints.ts'

/** Form in the drawer that writes to the portal's administrators. */
export const AskForm = () => {
  const t = useTexts('support')
  const go = useGo()
  const ask = useCommand(askSupport, { success: t('ask.done') })
  const form = useProductForm({
    draft: 'support:new',
    schema: askSupport.body.pick({ subject: true, body: true }),
    defaults: { subject: '', body: '' },
    onSubmit: async (body) => {
      const { threadId } = await ask.mutateAsync({ body })
      closeDrawer()
      if (threadId !== null) go(linkTo('/bch/view/support/request', { threadId }))
    },
  })
  return (
    <Form form={form} submitLabel={t('ask.send')} onCancel={cancelDrawer} guard={false}>
      <p>{t('ask.text')}</p>
      <TextField name="subject" label={t('ask.subject')} autoFocus />
      <TextField name="body" label={t('ask.body')} rows={8} help={t('ask.bodyHelp')} />
    </Form>
  )
}
