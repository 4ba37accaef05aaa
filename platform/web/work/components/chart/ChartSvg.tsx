import '#platform/web/chart/axes.css'
import type { ReactNode } from 'react'

type Props = {
  label: string
  width: number
  height: number
  /** Whether marks are links; an image may contain none. */
  hasLinks: boolean
  children: ReactNode
}

/** A drawing. Screen readers get its label; its values and links are in the table next to it. */
export const ChartSvg = ({ label, width, height, hasLinks, children }: Props) => (
  <svg
    role={hasLinks ? 'group' : 'img'}
    aria-label={label}
    width={width}
    height={height}
    // For print, which fits it to the sheet.
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMinYMin"
    className="chart"
  >
    <g aria-hidden="true">{children}</g>
  </svg>
)
