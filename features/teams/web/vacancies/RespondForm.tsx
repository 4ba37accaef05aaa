import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { respondToVacancy } from '../../contract/join-request.endpoints.ts'
import type { OpenVacancy } from '../joining.types.ts'

/** Form in the drawer that responds to a vacancy; lists what the project's leader will see. */
export const RespondForm = ({ vacancy: { id, project } }: { vacancy: OpenVacancy }) => {
  const t = useTexts('teams')
  const respond = useCommand(respondToVacancy, {
    success: t('vacancies.sent'),
  })
  const form = useProductForm({
    draft: `respond:${id}`,
    schema: respondToVacancy.body,
    defaults: { vacancyId: id, message: '' },
    onSubmit: async (body) => {
      await respond.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">
        {t('vacancies.respondText', { project: project.about?.name ?? project.serialNumber })}
      </p>
      <Form form={form} submitLabel={t('vacancies.send')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="message"
          label={t('vacancies.message')}
          help={t('vacancies.messageHelp')}
          rows={6}
          autoFocus
        />
      </Form>
    </>
  )
}
