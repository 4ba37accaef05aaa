/** The plane of the pictures, with its nose at a point. */
export const Plane = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-64 40L0 0L-26 52L-37 38Z" fill="#f4f5f8" />
    <path d="M-37 38L0 0L-32 44Z" fill="#b9becb" />
    <path d="M-37 38L-26 52L-33 56Z" fill="#8d94a5" />
  </g>
)
