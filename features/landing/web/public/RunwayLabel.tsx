import type { LampState } from './runway.ts'

type RunwayLabelProps = { at: { x: number; y: number }; side: 1 | -1; state: LampState; children: string }

/** The word for a lamp, at the side of the runway with a line to it. */
export const RunwayLabel = ({ at, side, state, children }: RunwayLabelProps) => {
  const end = at.x + side * 128
  return (
    <g className={`runway__label runway__label--${state}`} aria-hidden="true">
      <path d={`M${at.x + side * 20} ${at.y}H${end}`} />
      <text x={end + side * 8} y={at.y} textAnchor={side === 1 ? 'start' : 'end'} dominantBaseline="central">
        {children}
      </text>
    </g>
  )
}
