import '#platform/web/work/components/drawer/drawer.css'
import '../suggestions.css'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { orderSuggestedExpertise } from '../../contract/expert-suggestion.endpoints.ts'
import type { Suggestion } from './suggestion.types.ts'

/** Form that orders the suggested review, filled in from the suggestion. */
export const OrderSuggested = ({ suggestion }: { suggestion: Suggestion }) => {
  const t = useTexts('expert-suggestions')
  const { id, version, orderable, reason, proposer, expert, competency } = suggestion
  const [taskId, setTaskId] = useState<number | null>(orderable.length === 1 ? orderable[0]!.id : null)
  return (
    <>
      <p className="drawer-text">{t('order.about', { proposer: proposer.name, reason })}</p>
      {expert ? <p className="drawer-text">{t('order.whom', { expert })}</p> : null}
      {orderable.length > 1 ? (
        <label className="suggestion-task" htmlFor={`suggested-${id}`}>
          {t('order.task')}
          <Select
            id={`suggested-${id}`}
            value={taskId}
            options={orderable.map((task) => ({ value: task.id, label: task.name }))}
            placeholder={t('order.taskHelp')}
            required
            onChange={(value) => setTaskId(value)}
          />
        </label>
      ) : null}
      {taskId === null ? null : (
        <Slot
          key={taskId}
          name="expertise.order"
          taskIds={[taskId]}
          override={{
            name: `suggestion-${id}:`,
            terms: { competencyId: competency?.id ?? null },
            send: (body) => call(orderSuggestedExpertise, { body: { ...body, suggestionId: id, version } }),
          }}
        />
      )}
    </>
  )
}
