import './chart.css'
import type { ReactNode } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'

type Props = { to: PageHref | null | undefined; label: string; children: ReactNode }

/** A mark of a chart that opens the rows behind it. The keyboard has the same link in the table next to the chart. */
export const ChartLink = ({ to, label, children }: Props) =>
  to ? (
    <ScreenLink to={to} className="chart-link" aria-hidden="true" tabIndex={-1}>
      <title>{label}</title>
      {children}
    </ScreenLink>
  ) : (
    <g>
      <title>{label}</title>
      {children}
    </g>
  )
