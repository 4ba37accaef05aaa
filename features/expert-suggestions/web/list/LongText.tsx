import '../suggestions.css'

/** What somebody wrote, in three lines; pointed at, all of it. */
export const LongText = ({ children }: { children: string }) => (
  <span className="suggestion-reason" title={children}>
    {children}
  </span>
)
