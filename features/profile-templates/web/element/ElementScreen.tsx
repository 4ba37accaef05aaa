import '../builder.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { builderSearch } from '../builder-search.ts'
import { builderPath } from '../paths.ts'
import { VersionGate } from '../VersionGate.tsx'
import { ElementPage } from './ElementPage.tsx'
import { NewElement } from './NewElement.tsx'

/** Screen of one element's form, so that links, the back button and reloading work. */
export const ElementScreen = () => {
  const t = useTexts('profile-templates')
  const [{ templateId, versionId, sectionId, elementId, lastSeq, scrollY }] = useScreenSearch(builderSearch)
  if (templateId === undefined || templateId < 1) {
    return (
      <>
        <PageHead />
        <EmptyState
          title={t('builder.element.noTemplate')}
          text={t('builder.element.noTemplateText')}
          action={
            <Button component={ScreenLink} to={builderPath}>
              {t('builder.list.title')}
            </Button>
          }
        />
      </>
    )
  }
  const which = { templateId, versionId }
  return (
    <VersionGate which={which}>
      {(version) =>
        elementId === undefined ? (
          <NewElement
            version={version}
            which={which}
            sectionId={sectionId}
            lastSeq={lastSeq}
            scrollY={scrollY}
          />
        ) : (
          <ElementPage
            key={elementId}
            version={version}
            which={which}
            elementId={elementId}
            scrollY={scrollY}
          />
        )
      }
    </VersionGate>
  )
}
