import './settings.css'
import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { CreateLink } from './CreateLink.tsx'
import { settingsSearch } from './settings-search.ts'
import { useSettingsTree } from './settings.queries.ts'
import { Tree } from './Tree.tsx'
import { ImportForm } from './whole/ImportForm.tsx'

/** Programmes, tracks and trackpoints of the chosen accelerator, as one tree. */
export const AcceleratorSettings = () => {
  const t = useTexts('programmes')
  const accelerator = useStore(acceleratorStore)
  const tree = useSettingsTree()
  const [{ scrollY }] = useScreenSearch(settingsSearch)
  const isThere = tree.data !== undefined
  useEffect(() => {
    const top = Number(scrollY)
    if (!isThere || !(top > 0)) return undefined
    // After the router has put a new page to its top.
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
  const openImport = () => openDrawer({ title: t('settings.import.title'), body: <ImportForm /> })
  const { data } = tree
  const mayCreate = data?.canEdit ?? false
  const isEmpty = data?.programmes.length === 0
  return (
    <section className="settings">
      <PageHead
        actions={
          <>
            {data ? (
              <Button component={ScreenLink} to="/bch/view/accelerator-settings/saved-comments">
                {t('savedComments.open')}
              </Button>
            ) : null}
            {mayCreate ? (
              <Button startIcon={<UploadIcon />} onClick={openImport}>
                {t('settings.import.open')}
              </Button>
            ) : null}
            {mayCreate && !isEmpty ? <CreateLink kind="programme" primary /> : null}
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
          action={mayCreate ? <CreateLink kind="programme" primary /> : null}
        />
      ) : null}
      {data && !isEmpty ? <Tree tree={data} /> : null}
    </section>
  )
}
