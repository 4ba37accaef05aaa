import '../form-intake.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { formPaths, type FormKind } from '../../domain/kinds.ts'
import { Copied } from '#platform/web/work/components/Copied.tsx'

/** A secret that is shown once, alone and as a part of the form's address. */
export const Secret = ({ secret, kind }: { secret: string; kind: FormKind }) => {
  const t = useTexts('form-intake')
  const url = `${window.location.origin}/api/v1${formPaths[kind]}?secret=${secret}`
  return (
    <div className="form-intake-part">
      <Notice>{t('secret.once')}</Notice>
      <Copied label={t('secret.label')} text={secret} />
      <Copied label={t('secret.withUrl')} text={url} />
      <Button variant="contained" onClick={closeDrawer}>
        {t('secret.done')}
      </Button>
    </div>
  )
}
