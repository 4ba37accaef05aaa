import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Template } from '../showcase.types.ts'
import { usePreview } from './use-preview.ts'
import { ViewerTabs } from './ViewerTabs.tsx'

/** Preview of a real project for each kind of viewer. */
export const PreviewPane = ({ template: { id, projects } }: { template: Template }) => {
  const t = useTexts('showcases')
  const [chosen, setChosen] = useState<number | null>(null)
  const projectId = chosen ?? projects[0]?.id ?? null
  const { data, error, refetch } = usePreview(projectId, id)
  return (
    <section className="showcase-preview" aria-labelledby="showcase-preview-title">
      <header className="showcase-part-head">
        <h2 id="showcase-preview-title">{t('preview.title')}</h2>
        {projectId === null ? null : (
          <ChoiceBox
            label={t('preview.project')}
            options={projects.map(({ id: value, name: label }) => ({ value, label }))}
            value={projectId}
            onChoose={setChosen}
          />
        )}
      </header>
      {projectId === null ? (
        <p className="showcase-hint">{t('preview.noProjects')}</p>
      ) : data ? (
        <ViewerTabs preview={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={6} />
      )}
    </section>
  )
}
