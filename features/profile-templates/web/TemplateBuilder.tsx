import './builder.css'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { Builder } from './Builder.tsx'
import { builderSearch } from './builder-search.ts'
import { TemplateList } from './list/TemplateList.tsx'
import { VersionGate } from './VersionGate.tsx'

/** The list of profile templates, or the builder of the template in the address. */
export const TemplateBuilder = () => {
  const [{ templateId, versionId, compareId, scrollY }] = useScreenSearch(builderSearch)
  if (templateId === undefined || templateId < 1) return <TemplateList />
  const which = { templateId, versionId }
  return (
    <VersionGate which={which} key={`${templateId} ${versionId}`}>
      {(version) => <Builder version={version} which={which} compareId={compareId} scrollY={scrollY} />}
    </VersionGate>
  )
}
