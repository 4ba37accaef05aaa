type Props<V extends string> = {
  label: string
  options: readonly { value: V; label: string }[]
  chosen: V
  onChoose: (value: V) => void
}

/** A group of toggle buttons, one of which is pressed. */
export const Choice = <V extends string>({ label, options, chosen, onChoose }: Props<V>) => (
  <div className="builder-choice" role="group" aria-label={label}>
    {options.map(({ value, label: words }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {words}
      </button>
    ))}
  </div>
)
