import './Check.css'

type Props = { checked: boolean; some?: boolean; onChange: () => void; label: string }

/** A checkbox with a label for screen readers only; `some` shows a partial selection. */
export const Check = ({ checked, some = false, onChange, label }: Props) => (
  <input
    type="checkbox"
    className="check"
    aria-label={label}
    checked={checked}
    onChange={onChange}
    ref={(input) => {
      if (input) input.indeterminate = some
    }}
  />
)
