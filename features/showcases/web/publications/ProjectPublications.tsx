import '../showcases.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectPublications } from '../../contract/project-publication.endpoints.ts'
import { AcceleratorPublications } from './AcceleratorPublications.tsx'

type Props = { project: { id: number; name: string } }

/** A project in showcases, for its team and for the accelerators that work with it. */
export const ProjectPublications = ({ project }: Props) => {
  const t = useTexts('showcases')
  const { data, error, refetch } = useCall(
    getProjectPublications,
    { query: { projectId: String(project.id) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  return (
    <div className="showcase-look">
      <p className="showcase-hint">{t('publications.intro')}</p>
      {data.items.length === 0 ? <p className="showcase-hint">{t('publications.none')}</p> : null}
      {data.items.map((of) => (
        <AcceleratorPublications key={of.accelerator.id} project={project} of={of} />
      ))}
    </div>
  )
}
