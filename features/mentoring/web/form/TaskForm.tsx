import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addMeetingTask } from '../../contract/meeting.endpoints.ts'
import { taskSides } from '../../domain/states.ts'

const schema = addMeetingTask.body.omit({ id: true })

/** Writes down what one of the sides does after a meeting. */
export const TaskForm = ({ meeting }: { meeting: { id: number } }) => {
  const t = useTexts('mentoring')
  const add = useCommand(addMeetingTask, { success: t('tasks.added') })
  const form = useProductForm({
    draft: `meeting-task:${meeting.id}`,
    schema,
    defaults: { side: 'TEAM', text: '', dueDay: null },
    onSubmit: async (values) => {
      await add.mutateAsync({ body: { ...values, id: meeting.id } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('tasks.add')} onCancel={cancelDrawer} guard={false}>
      <TextField name="text" label={t('fields.task')} rows={3} autoFocus />
      <SelectField
        name="side"
        label={t('fields.side')}
        options={taskSides.map((value) => ({ value, label: t(`sides.${value}`) }))}
      />
      <DateField name="dueDay" label={t('fields.dueDay')} />
    </Form>
  )
}
