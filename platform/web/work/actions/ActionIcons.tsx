import { IconAction } from '../components/IconAction.tsx'
import { MoreIcon } from '../components/icons/icons.ts'
import type { MenuAction } from '../components/ActionMenu.tsx'

type Props = {
  actions: readonly MenuAction[]
  /** Accessible name of each icon where several rows have the same. */
  labelOf?: (action: MenuAction) => string
}

/** The actions of a row as icons with accessible names: for one-line rows with one or two actions. */
export const ActionIcons = ({ actions, labelOf }: Props) => (
  <>
    {actions.map((action) => (
      <IconAction
        key={action.key}
        icon={action.icon ?? MoreIcon}
        label={action.disabledReason ?? labelOf?.(action) ?? action.label}
        tip="end"
        disabled={Boolean(action.disabledReason) || action.pending === true}
        onClick={action.onClick}
      />
    ))}
  </>
)
