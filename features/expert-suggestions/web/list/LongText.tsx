import '../suggestions.css'

/** Text cut after three lines; the tooltip shows all of it. */
export const LongText = ({ children }: { children: string }) => (
  <span className="suggestion-reason" title={children}>
    {children}
  </span>
)
