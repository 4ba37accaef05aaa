import '#platform/web/work/components/form/choice/choice.css'
import '../expertise.css'
import type { ChosenTask, Offer } from './offer.types.ts'

type Props = {
  offer: Offer
  chosen: readonly ChosenTask[]
  /** A project of another accelerator is selected: an order belongs to one accelerator. */
  disabled?: boolean
  onChange: (chosen: ChosenTask[]) => void
}

/** The selectable tasks of a project. */
export const OfferedTasks = ({ offer, chosen, disabled = false, onChange }: Props) =>
  offer.tasks.map(({ id, name }) => {
    const isChosen = chosen.some((one) => one.id === id)
    const toggle = () =>
      onChange(isChosen ? chosen.filter((one) => one.id !== id) : [...chosen, { id, offer }])
    return (
      <label key={id} className="choice">
        <input type="checkbox" checked={isChosen} disabled={disabled} onChange={toggle} />
        <span>{name}</span>
      </label>
    )
  })
