import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { tellSecret } from '#platform/web/work/components/tell-secret.tsx'
import { rotateShowcaseHook } from '../../contract/showcase-hook.endpoints.ts'

/** Asks once more before what a hook signs with is changed, in the drawer, and tells the new one. */
export const RotateHook = ({ hookId }: { hookId: number }) => {
  const t = useTexts('showcases')
  const rotate = useCommand(rotateShowcaseHook, {
    onDone: ({ secret }) => tellSecret(t('hooks.rotated'), [{ label: t('hooks.secret'), text: secret }]),
  })
  return (
    <div className="showcase-page">
      <p className="showcase-hint">{t('hooks.rotateText')}</p>
      <div className="showcase-buttons">
        <Button
          variant="contained"
          loading={rotate.isPending}
          onClick={() => rotate.mutate({ body: { hookId } })}
        >
          {t('hooks.rotate')}
        </Button>
        <Button onClick={cancelDrawer}>{t('platform:actions.cancel')}</Button>
      </div>
    </div>
  )
}
