import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  /** CSS pixels; 20 unless told. */
  size?: number
}

/** A drawn sign from the one set; it never stands alone: a word or a label always goes with it. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
)
