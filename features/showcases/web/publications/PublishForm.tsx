import '../showcases.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getProjectPublications } from '../../contract/project-publication.endpoints.ts'
import { templatesPath } from '../paths.ts'
import { Look } from './Look.tsx'

type Props = { projectId: number; acceleratorId: number }

/** Publishes a project in one of an accelerator's showcases, the main one by default, with a preview. */
export const PublishForm = ({ projectId, acceleratorId }: Props) => {
  const t = useTexts('showcases')
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = useCall(
    getProjectPublications,
    { query: { projectId: String(projectId) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  const publications =
    data.items.find(({ accelerator }) => accelerator.id === acceleratorId)?.publications ?? []
  const templateId = chosen ?? publications[0]?.template.id
  if (templateId === undefined)
    return (
      <div className="showcase-look">
        <p>{t('publications.needShowcase')}</p>
        <ScreenLink to={templatesPath}>{t('publications.toTemplates')}</ScreenLink>
      </div>
    )
  return (
    <div className="showcase-look">
      {publications.length > 1 ? (
        <label className="field">
          {t('publications.showcase')}
          <Select
            value={templateId}
            options={publications.map(({ template }) => ({ value: template.id, label: template.name }))}
            onChange={setChosen}
          />
        </label>
      ) : null}
      <Look key={templateId} projectId={projectId} templateId={templateId} />
    </div>
  )
}
