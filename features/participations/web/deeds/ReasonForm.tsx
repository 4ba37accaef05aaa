import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { taskDeedWithReason } from '../../contract/task.schemas.ts'
import type { Task } from '../work.types.ts'
import type { TaskDeeds, ToldDeed } from './use-task-deeds.ts'

const schema = taskDeedWithReason.pick({ comment: true })

type Props = { task: Task; deed: ToldDeed; deeds: TaskDeeds }

/** Returns or discards a task with a word that its team reads, in the drawer. */
export const ReasonForm = ({ task, deed, deeds }: Props) => {
  const t = useTexts('participations')
  const form = useProductForm({
    draft: `task-${deed}:${task.id}`,
    schema,
    defaults: { comment: '' },
    onSubmit: async ({ comment }) => {
      try {
        await deeds.runTold(deed, comment)
      } catch (error) {
        if (hasCode(error, 'TRACKPOINT_STATUS_CHANGED')) {
          // Decided anew by whoever has seen the new state; the words wait as a draft.
          cancelDrawer()
          deeds.tell(error)
        }
        throw error
      }
      closeDrawer()
    },
  })
  return (
    <>
      <div className="drawer-text">{t(`${deed}.text`, { task: task.name, project: task.project.name })}</div>
      {deed === 'return' && task.remarks.open > 0 ? (
        <div className="drawer-text">{t('return.withRemarks', { count: task.remarks.open })}</div>
      ) : null}
      <Form
        form={form}
        submitLabel={t(`${deed}.submit`)}
        danger={deed === 'discard'}
        onCancel={cancelDrawer}
        guard={false}
      >
        <TextField name="comment" label={t(`${deed}.comment`)} help={t(`${deed}.help`)} rows={7} autoFocus />
      </Form>
    </>
  )
}
