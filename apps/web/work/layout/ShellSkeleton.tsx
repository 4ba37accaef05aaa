import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { menuMode } from './menu-mode.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** Placeholder of the shell until the person is known. */
export const ShellSkeleton = () => {
  const t = useTexts()
  return (
    <div className={`work work-menu-${menuMode.get()}`}>
      <div className="work-header" />
      <div className="side-menu" />
      <main aria-busy aria-label={t('loading')}>
        <h1 className="visually-hidden">{t('loading')}</h1>
        <ScreenSkeleton />
      </main>
    </div>
  )
}
