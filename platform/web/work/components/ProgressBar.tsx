import './ProgressBar.css'

/** Progress of longer work, 0 to 1; indeterminate without a value. */
export const ProgressBar = ({ value, label }: { value?: number; label: string }) => (
  <progress className="progress-bar" aria-label={label} max={1} {...(value === undefined ? {} : { value })} />
)
