type Props = { name: string; value: string; onChange: (value: string) => void }

/** A field that people do not see; a form that fills it is refused. */
export const SpamTrap = ({ name, value, onChange }: Props) => (
  <input
    className="visually-hidden"
    name={name}
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
