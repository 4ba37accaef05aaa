import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { rotateIntakeSecret } from '../../contract/form.endpoints.ts'
import type { IntakeForm } from '../form.types.ts'
import { showFormSecret } from './show-form-secret.ts'

/** Asks once more before a secret is changed, in the drawer, and tells the new one. */
export const NextSecret = ({ form: { id, kind, secretAt } }: { form: IntakeForm }) => {
  const t = useTexts('form-intake')
  const rotate = useCommand(rotateIntakeSecret, {
    onDone: ({ secret }) => showFormSecret(t, { secret, kind }),
  })
  return (
    <div className="form-intake-part">
      <p>{t('address.rotateText')}</p>
      <div className="form-intake-actions">
        <Button
          variant="contained"
          loading={rotate.isPending}
          onClick={() => rotate.mutate({ body: { formId: id, secretAt } })}
        >
          {t('address.rotate')}
        </Button>
        <Button onClick={cancelDrawer}>{t('platform:actions.cancel')}</Button>
      </div>
    </div>
  )
}
