import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { changeOpenTaskCriteria } from '../../contract/open-task.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { CriteriaField } from './CriteriaField.tsx'
import { WithOpenTask } from './WithOpenTask.tsx'

const schema = changeOpenTaskCriteria.body.omit({ id: true, version: true })

const Fields = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const change = useCommand(changeOpenTaskCriteria, { success: t('criteria.changed') })
  const form = useProductForm({
    draft: `open-task-criteria:${task.id}:${task.edition}`,
    schema,
    defaults: { criteria: task.criteria, reason: '' },
    onSubmit: async (values) => {
      await change.mutateAsync({ body: { ...values, id: task.id, version: task.version } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('criteria.changeText')}</p>
      <Form form={form} submitLabel={t('criteria.change')} onCancel={cancelDrawer} guard={false}>
        <CriteriaField />
        <TextField name="reason" label={t('fields.reason')} help={t('criteria.reasonHelp')} rows={3} />
      </Form>
    </>
  )
}

/** Changes sealed criteria, with a public reason. */
export const ChangeCriteria = ({ id }: { id: number }) => (
  <WithOpenTask id={id}>{(task) => <Fields task={task} />}</WithOpenTask>
)
