import { useEffect, useState, type ComponentType } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Skeleton } from '#platform/web/public/Skeleton.tsx'
import { getTechnologyGraph } from '../../contract/shown-technology.endpoints.ts'
import { CatalogueKinds } from './CatalogueKinds.tsx'
import type { WholeGraph } from './technology.types.ts'

type Loaded = { catalogue: WholeGraph; Drawn: ComponentType<{ catalogue: WholeGraph }> }

/** The map of the whole catalogue; its data and library are loaded after the page. */
export const MapPage = () => {
  const t = useTexts('technologies')
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const [catalogue, { CatalogueMap }] = await Promise.all([
          call(getTechnologyGraph, {}),
          import('./map/CatalogueMap.tsx'),
        ])
        setLoaded({ catalogue, Drawn: CatalogueMap })
      } catch (error) {
        setFailure(error)
      }
    }
    void load()
  }, [])
  return (
    <div className="showcase column">
      <header className="showcase__head">
        <h1>{t('shown.map.title')}</h1>
        <p>{t('shown.map.lead')}</p>
      </header>
      <CatalogueKinds path="/technologies/map" />
      {failure ? <ErrorNotice error={failure} /> : null}
      {loaded && loaded.catalogue.nodes.length === 0 ? (
        <div className="showcase__empty">
          <h2>{t('shown.list.empty.title')}</h2>
          <p>{t('shown.list.empty.text')}</p>
        </div>
      ) : null}
      {loaded && loaded.catalogue.nodes.length > 0 ? <loaded.Drawn catalogue={loaded.catalogue} /> : null}
      {loaded || failure ? null : (
        <>
          <noscript>
            <p>{t('shown.map.noScript')}</p>
          </noscript>
          <Skeleton height={320} />
        </>
      )}
    </div>
  )
}
