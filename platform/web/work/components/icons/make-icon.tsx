import './icon.css'
import type { ComponentType, SVGProps } from 'react'

/**
 * Creates an icon from paths: 24 units, strokes of 1.75, round ends. Hidden from screen readers: its label is next to
 * it or in aria.
 */
export const makeIcon = (...paths: string[]): ComponentType<SVGProps<SVGSVGElement>> => {
  const d = paths.join('')
  const Icon = (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      {...props}
      className={props.className ? `icon ${props.className}` : 'icon'}
    >
      <path d={d} />
    </svg>
  )
  return Icon
}
