import '../teams.css'

type OptionProps = {
  type: 'checkbox' | 'radio'
  name: string
  checked: boolean
  label: string
  help: string
  onChange: () => void
}

/** One answer of an `OptionGroup`, with what it means. */
export const Option = ({ label, help, ...input }: OptionProps) => (
  <label className="team-option">
    <input {...input} />
    <span>
      <span>{label}</span>
      <small>{help}</small>
    </span>
  </label>
)
