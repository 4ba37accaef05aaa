import '#platform/web/work/components/drawer/drawer.css'
import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { zoneName } from '#platform/web/i18n/dates.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { recordOpenTaskOutage } from '../../contract/open-task.endpoints.ts'
import { outageForm } from '../../contract/open-task-form.schemas.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { WithOpenTask } from './WithOpenTask.tsx'

const Fields = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const [today] = useState(() => dayIn(task.timeZone, Date.now()))
  const record = useCommand(recordOpenTaskOutage, { success: t('outage.done') })
  const form = useProductForm({
    draft: `open-task-outage:${task.id}`,
    schema: outageForm,
    defaults: { fromDay: today, fromTime: '', toDay: today, toTime: '', reason: '' },
    onSubmit: async (values) => {
      await record.mutateAsync({ body: { ...values, id: task.id } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('outage.text', { zone: zoneName(task.timeZone, task.entriesUntil) })}</p>
      <Form form={form} submitLabel={t('outage.submit')} onCancel={cancelDrawer} guard={false}>
        <div className="form-row">
          <DateField name="fromDay" label={t('fields.fromDay')} />
          <TextField name="fromTime" label={t('fields.fromTime')} placeholder="09:00" />
        </div>
        <div className="form-row">
          <DateField name="toDay" label={t('fields.toDay')} />
          <TextField name="toTime" label={t('fields.toTime')} placeholder="10:30" />
        </div>
        <TextField name="reason" label={t('fields.reason')} help={t('outage.reasonHelp')} rows={3} />
      </Form>
    </>
  )
}

/** Records an outage; the deadline moves by exactly its length. */
export const OutageForm = ({ id }: { id: number }) => (
  <WithOpenTask id={id}>{(task) => <Fields task={task} />}</WithOpenTask>
)
