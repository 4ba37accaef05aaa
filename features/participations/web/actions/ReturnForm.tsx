import '#platform/web/work/components/drawer/drawer.css'
import { useState } from 'react'
import { z } from 'zod'
import { dayIn } from '#platform/domain/deadline.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { isOutdated, notifyChanged } from '#platform/web/work/actions/perform.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { returnTask } from '../../contract/task.endpoints.ts'
import { proposedDue } from '../../domain/due.rules.ts'
import { taskStateTable } from '../../domain/state-tables.ts'
import { SavedComments } from '../comments/SavedComments.tsx'
import type { Task } from '../work.types.ts'
import { OpenRemarks } from './OpenRemarks.tsx'

const { comment, dueOn } = returnTask.body.shape

const schema = z.object({ reason: comment, dueOn: dueOn.unwrap() })

const proposedFields = ['dueOn']

type Props = {
  task: Task
  version: () => number
  put: (task: Task) => void
  /** Goes to the next task to review afterwards. */
  goOn?: { go: (to: ScreenHref) => void; next: ScreenHref } | undefined
}

/** Returns a task for correction: what to change, and until when, as proposed. */
export const ReturnForm = ({ task, version, put, goOn }: Props) => {
  const t = useTexts('participations')
  const present = task.due?.day ?? null
  const [proposed] = useState(() =>
    proposedDue(dayIn(task.due?.timeZone ?? ownTimeZone(), Date.now()), present, task.durationDays),
  )
  const words = { task: task.name, project: task.project.name }
  const form = useProductForm({
    draft: `return-task:${task.id}`,
    proposed: proposedFields,
    schema,
    defaults: { reason: '', dueOn: proposed },
    inputOf: (path) => (path === 'comment' ? 'reason' : path),
    onSubmit: async (typed) => {
      const body = {
        taskId: task.id,
        version: version(),
        comment: typed.reason,
        ...(typed.dueOn === present ? {} : { dueOn: typed.dueOn }),
      }
      try {
        put(await call(returnTask, { body }))
      } catch (error) {
        if (isOutdated(error)) {
          // The reviewer decides again after seeing the new state; the comment remains as a draft.
          cancelDrawer()
          notifyChanged({ texts: 'participations:actions', states: taskStateTable }, words, error)
        }
        throw error
      }
      closeDrawer()
      notify({ code: 200, text: text('participations:actions.returnDone') })
      return goOn?.go(goOn.next)
    },
  })
  return (
    <>
      <div className="drawer-text">{t('actions.returnText', { ...words, context: task.performer })}</div>
      <div className="drawer-text">
        <OpenRemarks taskId={task.id} />
      </div>
      <Form
        form={form}
        submitLabel={t(goOn ? 'actions.returnNext' : 'actions.return')}
        onCancel={cancelDrawer}
        guard={false}
      >
        <TextField
          name="reason"
          label={t('actions.returnReason')}
          help={t('actions.returnReasonHelp')}
          rows={5}
          autoFocus
        />
        <SavedComments taskId={task.id} name="reason" />
        <DateField name="dueOn" label={t('actions.returnDue')} help={t('actions.returnDueHelp')} />
      </Form>
    </>
  )
}
