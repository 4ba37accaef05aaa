import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  /** CSS pixels; 20 by default. */
  size?: number
}

/** An icon; it always appears with a text or a label. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
)
