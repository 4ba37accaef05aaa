import { ActionMenu, type MenuAction } from '../components/ActionMenu.tsx'
import { Button } from '../components/Button.tsx'
import { useVerbKeys, verbsMark, verbTip } from './use-verb-keys.ts'

type Props = {
  actions: readonly MenuAction[]
  size?: 'medium' | 'small'
  /** Maximum number of buttons; further actions are in a menu. */
  max?: number
  /** Accessible name of that menu. */
  menuLabel?: string
  /** Accessible name of each button where several rows have the same. */
  labelOf?: (action: MenuAction) => string
  /** The record is the subject of its page: letters start its actions wherever the focus is. */
  ofPage?: boolean
}

/** The actions of a row as buttons, the primary one first: in drawers, notices and short lists. */
export const ActionButtons = ({
  actions,
  size = 'medium',
  max = Infinity,
  menuLabel,
  labelOf,
  ofPage = false,
}: Props) => {
  const here = useVerbKeys(actions, { ofPage })
  const primary = actions.find((action) => action.primary && !action.disabledReason)
  const shown = actions.slice(0, max)
  return (
    <>
      {actions.length > 0 ? <span ref={here} {...{ [verbsMark]: '' }} hidden /> : null}
      {shown.map((action) => {
        const { key, label, icon: Icon, danger, disabledReason, pending, onClick } = action
        return (
          <Button
            key={key}
            size={size}
            variant={action === primary ? 'contained' : 'outlined'}
            color={danger ? 'error' : action === primary ? 'primary' : 'inherit'}
            loading={pending ?? false}
            disabled={Boolean(disabledReason)}
            {...verbTip(action)}
            startIcon={Icon && size === 'medium' ? <Icon /> : null}
            aria-label={labelOf?.(action)}
            onClick={onClick}
          >
            {label}
          </Button>
        )
      })}
      <ActionMenu actions={actions.slice(shown.length)} {...(menuLabel && { label: menuLabel })} />
    </>
  )
}
