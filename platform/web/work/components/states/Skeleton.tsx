import './skeleton.css'

type Props = { width?: number | string; height?: number | string; round?: boolean }

/** A grey placeholder. */
export const Skeleton = ({ width = '100%', height = 14, round = false }: Props) => (
  <span
    className="skeleton"
    style={{ width, height, ...(round ? { borderRadius: '50%' } : {}) }}
    aria-hidden
  />
)
