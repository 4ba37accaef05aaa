/** A grey placeholder in the size of the content; hidden from screen readers. */
export const Skeleton = ({ width = '100%', height = 16 }: { width?: string; height?: number }) => (
  <span className="skeleton" aria-hidden="true" style={{ width, height }} />
)
