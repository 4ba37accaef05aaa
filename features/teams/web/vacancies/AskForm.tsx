import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askToJoin } from '../../contract/join-request.endpoints.ts'

/** Form in the drawer that requests to join a project by its number. */
export const AskForm = ({ projectCode }: { projectCode: string }) => {
  const t = useTexts('teams')
  const ask = useCommand(askToJoin, { success: t('vacancies.asked') })
  const form = useProductForm({
    draft: `ask-project:${projectCode}`,
    schema: askToJoin.body,
    defaults: { projectCode, message: '' },
    onSubmit: async (body) => {
      await ask.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('vacancies.askText')}</p>
      <Form form={form} submitLabel={t('vacancies.send')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="projectCode"
          label={t('vacancies.code')}
          help={t('vacancies.codeHelp')}
          autoComplete="off"
          autoFocus
        />
        <TextField name="message" label={t('vacancies.message')} help={t('vacancies.messageHelp')} rows={6} />
      </Form>
    </>
  )
}
