import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'

/** Confirms replacing the present calculation. */
export const ReplaceQuestion = ({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) => {
  const t = useTexts('calculator')
  return (
    <Dialog title={t('start.replaceTitle')} onClose={onClose}>
      <p>{t('start.replaceText')}</p>
      <div className="dialog__actions">
        <Button onClick={onClose}>{t('actions.keep')}</Button>
        <Button look="primary" onClick={onReplace}>
          {t('start.replace')}
        </Button>
      </div>
    </Dialog>
  )
}
