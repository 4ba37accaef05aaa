import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'

type Props = { actions: readonly MenuAction[]; name: string }

/** A row's action as the button of a hint, if it is possible. */
export const HintAction = ({ actions, name }: Props) => {
  const action = actions.find(({ key, disabledReason }) => key === name && !disabledReason)
  return action ? (
    <Button size="small" className="settings-hint-action" loading={action.pending} onClick={action.onClick}>
      {action.label}
    </Button>
  ) : null
}
