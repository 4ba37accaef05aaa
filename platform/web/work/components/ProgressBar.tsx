import './ProgressBar.css'

/** How far a longer work is, 0 to 1; without a value only that it goes on. */
export const ProgressBar = ({ value, label }: { value?: number; label: string }) => (
  <progress className="progress-bar" aria-label={label} max={1} {...(value === undefined ? {} : { value })} />
)
