/** A grey stand-in of the size of what comes; says nothing to screen readers. */
export const Skeleton = ({ width = '100%', height = 16 }: { width?: string; height?: number }) => (
  <span className="skeleton" aria-hidden="true" style={{ width, height }} />
)
