import '#platform/web/work/components/drawer/drawer.css'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { editOpenTask, getOpenTask } from '../../contract/open-task.endpoints.ts'
import { openTaskTextsForm } from '../../contract/open-task-form.schemas.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { TextFields } from './TextFields.tsx'
import { WithOpenTask } from './WithOpenTask.tsx'
import { isDraft } from '../../domain/phases.ts'

const valuesOf = ({ version, title, description, prize, requirements }: OpenTaskPage) => ({
  version,
  title,
  description,
  prize,
  requirements,
})

const Fields = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const edit = useCommand(editOpenTask, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `open-task:${task.id}`,
    schema: openTaskTextsForm,
    saved: valuesOf(task),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: task.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getOpenTask, { query: { openTaskId: String(task.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) => t(`fields.${name}`)}
        shown={(_name, value) => String(value ?? '')}
      />
      {isDraft(task) ? null : <p className="drawer-text">{t('form.approvedText')}</p>}
      <TextFields />
    </Form>
  )
}

/** Changes the texts of an open task; concurrent changes are shown as conflicts. */
export const EditTexts = ({ id }: { id: number }) => (
  <WithOpenTask id={id}>{(task) => <Fields task={task} />}</WithOpenTask>
)
