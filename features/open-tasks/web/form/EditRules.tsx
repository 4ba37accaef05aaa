import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { getOpenTask, setOpenTaskRules } from '../../contract/open-task.endpoints.ts'
import { openTaskRulesForm } from '../../contract/open-task-form.schemas.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { RuleFields } from './RuleFields.tsx'
import { WithOpenTask } from './WithOpenTask.tsx'

const valuesOf = ({
  version,
  local,
  timeZone,
  late,
  isBlind,
  prizePlaces,
  criteria,
  form,
}: OpenTaskPage) => ({ version, ...local, timeZone, late, isBlind, prizePlaces, criteria, form })

const shown = (value: unknown): string =>
  Array.isArray(value) ? String(value.length) : typeof value === 'object' ? '' : String(value ?? '')

const Fields = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const edit = useCommand(setOpenTaskRules, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `open-task-rules:${task.id}`,
    schema: openTaskRulesForm,
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
        shown={(_name, value) => shown(value)}
      />
      <RuleFields />
    </Form>
  )
}

/** Changes the stages and rules of a draft. */
export const EditRules = ({ id }: { id: number }) => (
  <WithOpenTask id={id}>{(task) => <Fields task={task} />}</WithOpenTask>
)
