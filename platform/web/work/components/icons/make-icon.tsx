import './icon.css'
import type { ComponentType, SVGProps } from 'react'

/** Makes an icon of one drawing: 24 units, outlines of 1.75, round ends. Silent: the label stands beside it or in aria. */
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
