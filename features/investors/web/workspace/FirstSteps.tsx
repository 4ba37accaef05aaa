import './workspace.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

/** First steps for an investor with an empty pipeline. */
export const FirstSteps = () => {
  const t = useTexts('investors')
  return (
    <ol className="workspace-steps">
      <li>
        <ScreenLink to="/bch/view/investor-workspace/thesis">{t('steps.thesis')}</ScreenLink>
      </li>
      <li>
        <ScreenLink to="/bch/view/project-list-showcase">{t('steps.find')}</ScreenLink>
      </li>
      <li>{t('steps.add')}</li>
    </ol>
  )
}
