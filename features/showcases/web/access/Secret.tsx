import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Copied } from '#platform/web/work/components/Copied.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'

/** A secret that is shown once. */
export const Secret = ({ label, secret }: { label: string; secret: string }) => {
  const t = useTexts('showcases')
  return (
    <div className="showcase-page">
      <Notice>{t('access.once')}</Notice>
      <Copied label={label} text={secret} />
      <div>
        <Button variant="contained" onClick={closeDrawer}>
          {t('access.noted')}
        </Button>
      </div>
    </div>
  )
}
