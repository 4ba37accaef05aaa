import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askProjectMentor } from '../../contract/pairing.endpoints.ts'

type Props = {
  mentor: { uid: string; name: string }
  acceleratorId: number
  leads: readonly { id: number; name: string }[]
}

const schema = askProjectMentor.body.omit({ mentorUid: true, acceleratorId: true })

/** Asks a mentor to accompany a project; what they will see of it is said before. */
export const AskMentor = ({ mentor, acceleratorId, leads }: Props) => {
  const t = useTexts('mentoring')
  const ask = useCommand(askProjectMentor, { success: t('ask.done', { mentor: mentor.name }) })
  const form = useProductForm({
    draft: `mentor-ask:${mentor.uid}`,
    schema,
    defaults: { projectId: leads.length === 1 ? leads[0]!.id : null, message: '' },
    onSubmit: async (values) => {
      await ask.mutateAsync({ body: { ...values, acceleratorId, mentorUid: mentor.uid } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('ask.sees')}</p>
      <Form form={form} submitLabel={t('ask.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="projectId"
          label={t('fields.project')}
          options={leads.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="message" label={t('ask.message')} help={t('ask.messageHelp')} rows={4} />
      </Form>
    </>
  )
}
