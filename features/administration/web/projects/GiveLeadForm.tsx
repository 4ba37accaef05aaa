import '#platform/web/work/components/rows/rows.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { giveProjectLead } from '../../contract/admin-projects.endpoints.ts'

/** Form in the drawer that gives a project to another leader. */
export const GiveLeadForm = ({ project }: { project: { id: number; name: string } }) => {
  const t = useTexts('administration')
  const give = useCommand(giveProjectLead, { success: t('projects.giveLeadDone') })
  const form = useProductForm({
    draft: null,
    schema: giveProjectLead.body,
    defaults: { projectId: project.id, email: '', reason: '' },
    onSubmit: async (body) => {
      await give.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('projects.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('projects.giveLeadText')}</p>
      <TextField
        name="email"
        type="email"
        label={t('projects.email')}
        help={t('projects.emailHelp')}
        autoFocus
      />
      <TextField name="reason" label={t('projects.reason')} help={t('projects.reasonHelp')} rows={3} />
    </Form>
  )
}
