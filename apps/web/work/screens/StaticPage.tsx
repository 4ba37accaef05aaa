import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { settingsStore } from '../work-store.ts'

/** A plain page without data. */
export const StaticPage = () => {
  const t = useTexts('work')
  const { appName } = useStore(settingsStore)
  return (
    <div className="static-page">
      <h1>{appName || t('static.title')}</h1>
      <p>{t('static.text')}</p>
      <p>
        <a href="/portal">{t('root.toPortal')}</a>
      </p>
    </div>
  )
}
