import type { ReactNode } from 'react'

type NightSkyProps = {
  /** Text alternative of the picture. */
  label: string
  /** Prefix of the ids of its gradients, unique per picture. */
  name: string
  children: ReactNode
}

/** The evening sky over the airfield, background of the pictures of all start pages: 560 × 420. */
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
