import './workspace.css'
import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

const StageNames = lazy(async () => ({ default: (await import('./StageNames.tsx')).StageNames }))

/** Links of the investor's workspace. */
export const WorkspaceLinks = () => {
  const t = useTexts('investors')
  const nameStages = () =>
    openDrawer({
      title: t('stageNames.title'),
      body: (
        <Suspense fallback={<LoadingBlock lines={6} />}>
          <StageNames />
        </Suspense>
      ),
    })
  return (
    <nav className="workspace-links" aria-label={t('pipeline.more')}>
      <ScreenLink to="/bch/view/investor-workspace/thesis">{t('thesis.title')}</ScreenLink>
      <ScreenLink to="/bch/view/investor-workspace/searches">{t('searches.title')}</ScreenLink>
      <ScreenLink to={linkTo('/bch/view/investor-workspace/compare', {})}>{t('compare.title')}</ScreenLink>
      <ScreenLink to="/bch/view/data-requests">{t('pipeline.toRequests')}</ScreenLink>
      <ScreenLink to="/bch/view/deals">{t('pipeline.toDeals')}</ScreenLink>
      <ScreenLink to={linkTo('/bch/view/deals/outcomes', {})}>{t('pipeline.toOutcomes')}</ScreenLink>
      <ScreenLink to="/bch/view/investor-workspace/firm">{t('firm.title')}</ScreenLink>
      <TextButton onClick={nameStages}>{t('stageNames.open')}</TextButton>
    </nav>
  )
}
