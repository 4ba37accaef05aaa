import { ActionMenu, type MenuAction } from '../components/ActionMenu.tsx'
import { Button } from '../components/Button.tsx'
import { usePaletteActions } from './use-palette-actions.ts'
import { useVerbKeys, verbsMark, verbTip } from './use-verb-keys.ts'

type Props = { actions: readonly MenuAction[]; label?: string | undefined }

/**
 * Actions on the record of a page, in its header: the primary one as a button, the rest in a menu. All are in the
 * command palette while the page is open, and start by their letters.
 */
export const PageActions = ({ actions, label }: Props) => {
  usePaletteActions(actions)
  const here = useVerbKeys(actions, { ofPage: true })
  const primary = actions.find((action) => action.primary && !action.disabledReason)
  const Icon = primary?.icon
  return (
    <>
      {actions.length > 0 ? <span ref={here} {...{ [verbsMark]: '' }} hidden /> : null}
      {primary ? (
        <Button
          {...verbTip(primary)}
          variant="contained"
          color="primary"
          loading={primary.pending ?? false}
          startIcon={Icon ? <Icon /> : null}
          onClick={primary.onClick}
        >
          {primary.label}
        </Button>
      ) : null}
      <ActionMenu actions={actions.filter((action) => action !== primary)} {...(label && { label })} />
    </>
  )
}
