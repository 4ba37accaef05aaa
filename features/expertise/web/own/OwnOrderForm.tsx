import '#platform/web/work/components/drawer/drawer.css'
import '../expertise.css'
import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import {
  orderOwnExpertJobs,
  previewOwnExpertJobs,
  type getOwnOrderChoices,
} from '../../contract/own-order.endpoints.ts'
import { dayOf } from '../order/day-of.ts'
import { OrderPreview } from '../order/OrderPreview.tsx'
import { OrderTerms } from '../order/OrderTerms.tsx'
import { useOrderForm } from '../order/use-order-form.ts'
import { ExpertsToAsk } from './ExpertsToAsk.tsx'

type Choices = ResponseOf<typeof getOwnOrderChoices>

type TaskProps = {
  tasks: Choices['tasks']
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** Of which tasks: at least one stays chosen. */
const Tasks = ({ tasks, chosen, onChange }: TaskProps) => {
  const t = useTexts('expertise')
  const toggle = (id: number) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="expertise-own-tasks">
      <legend>{t('own.tasks')}</legend>
      {tasks.map(({ id, name }) => (
        <label key={id} className="choice">
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

const Fields = ({ choices: { project, accelerator, tasks } }: { choices: Choices }) => {
  const t = useTexts('expertise')
  const order = useCommand(orderOwnExpertJobs)
  const [taskIds, setTaskIds] = useState(() => tasks.slice(0, 1).map(({ id }) => id))
  const form = useOrderForm(taskIds, {
    asked: {
      name: `own:${project.id}`,
      terms: { shown: 'HIDE' },
      list: linkTo('/bch/view/expert-job', { projectId: project.id }),
      // Nobody but the accelerator sets a conflict aside.
      send: ({ overrideReason: _reason, ...body }) =>
        order.mutateAsync({ body: { ...body, projectId: project.id } }),
    },
  })
  const expertUids = form.form.watch('expertUids') as unknown as readonly string[]
  const { data, error } = useCall(
    previewOwnExpertJobs,
    {
      body: {
        projectId: project.id,
        taskIds,
        expertUids: [...expertUids],
        dueOn: dayOf(form.form.watch('dueOn')),
      },
    },
    { enabled: expertUids.length > 0, deniedHere: true, keepPrevious: true },
  )
  return (
    <>
      <p className="drawer-text">{t('own.text', { accelerator: accelerator?.name ?? '' })}</p>
      <Form
        form={form}
        submitLabel={t('ordering.submit', { count: taskIds.length * expertUids.length })}
        onCancel={cancelDrawer}
        guard={false}
      >
        <Tasks tasks={tasks} chosen={taskIds} onChange={setTaskIds} />
        <ExpertsToAsk projectId={project.id} />
        <OrderPreview plan={expertUids.length > 0 ? data : undefined} error={error} />
        <OrderTerms own />
      </Form>
    </>
  )
}

/** Orders reviews of a project for oneself: of what, of whom, and on which terms; whoever orders pays. */
export const OwnOrderForm = ({ choices }: { choices: Choices }) => {
  const t = useTexts('expertise')
  return choices.tasks.length === 0 ? (
    <EmptyState title={t('own.none')} text={t('own.noneText')} />
  ) : (
    <Fields choices={choices} />
  )
}
