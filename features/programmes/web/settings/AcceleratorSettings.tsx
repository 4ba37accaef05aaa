import './settings.css'
import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { CreateLink } from './CreateLink.tsx'
import { NearLimits } from './NearLimits.tsx'
import { SampleNotice } from './SampleNotice.tsx'
import { SampleOffer } from './SampleOffer.tsx'
import { settingsSearch } from './settings-search.ts'
import { useSettingsTree } from './settings.queries.ts'
import { Tree } from './Tree.tsx'
import { treeActions } from './tree-actions.tsx'

/** Programmes, tracks and trackpoints of the chosen accelerator, as one tree. */
export const AcceleratorSettings = () => {
  const t = useTexts('programmes')
  const accelerator = useStore(acceleratorStore)
  const tree = useSettingsTree()
  const actionsOfTree = useActions(treeActions)
  const [{ scrollY }] = useScreenSearch(settingsSearch)
  const { data } = tree
  const isThere = data !== undefined
  useEffect(() => {
    const top = Number(scrollY)
    if (!isThere || !(top > 0)) return undefined
    // After the router has scrolled a new page to its top.
    const timer = setTimeout(() => window.scrollTo({ top }), 60)
    return () => clearTimeout(timer)
    // Only the way in scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere])
  if (accelerator === null) {
    return (
      <>
        <PageHead />
        <EmptyState title={t('settings.noAccelerator.title')} text={t('settings.noAccelerator.text')} />
      </>
    )
  }
  const mayCreate = data?.canEdit ?? false
  const actions = data ? actionsOfTree({ actions: [], canEdit: mayCreate }) : []
  const isEmpty = data?.programmes.length === 0
  return (
    <section className="settings">
      <PageHead
        actions={
          <>
            {mayCreate && !isEmpty ? <CreateLink kind="programme" primary /> : null}
            {mayCreate ? <PageActions actions={actions} /> : <ActionButtons actions={actions} />}
          </>
        }
      />
      {data ? null : tree.error ? (
        <ErrorState error={tree.error} retry={() => void tree.refetch()} />
      ) : (
        <LoadingBlock lines={10} />
      )}
      {data && isEmpty ? (
        <EmptyState
          title={t('settings.empty.title')}
          text={t(mayCreate ? 'settings.empty.text' : 'settings.empty.readOnly')}
          action={
            mayCreate ? (
              <>
                <CreateLink kind="programme" primary />
                <SampleOffer />
              </>
            ) : null
          }
        />
      ) : null}
      {data && mayCreate && !isEmpty ? <SampleNotice /> : null}
      {data && mayCreate ? <NearLimits tree={data} /> : null}
      {data && !isEmpty ? <Tree tree={data} /> : null}
    </section>
  )
}
