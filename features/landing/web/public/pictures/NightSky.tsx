import type { ReactNode } from 'react'

type NightSkyProps = {
  /** What it shows, for whoever does not see it. */
  label: string
  /** Tells its colours apart from those of another picture. */
  name: string
  children: ReactNode
}

/** The evening over the airfield in which the pictures of all start pages are drawn: 560 × 420. */
export const NightSky = ({ label, name, children }: NightSkyProps) => (
  <svg className="runway" viewBox="0 0 560 420" role="img" aria-label={label}>
    <defs>
      <linearGradient id={`${name}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0b0d14" />
        <stop offset="0.78" stopColor="#1c2233" />
        <stop offset="1" stopColor="#3a3140" />
      </linearGradient>
      <radialGradient id={`${name}-dawn`}>
        <stop offset="0" stopColor="#ff8a5c" stopOpacity="0.75" />
        <stop offset="1" stopColor="#ff8a5c" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="560" height="420" fill={`url(#${name}-sky)`} />
    {children}
  </svg>
)
