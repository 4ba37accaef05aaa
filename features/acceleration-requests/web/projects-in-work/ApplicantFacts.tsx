import './projects-in-work.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
// Importing another feature's contract is allowed: it is only a description.
import { getProjectDetails } from '../../../projects/contract/project-details.endpoints.ts'
import { getOtherApplications } from '../../contract/project-in-work.endpoints.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { RowState } from './RowState.tsx'

const Documents = ({ projectId }: { projectId: number }) => {
  const t = useTexts('acceleration-requests')
  const { data, error, refetch } = useCall(getProjectDetails, { query: { projectId } }, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={1} />
  if (data.documents.length === 0) return <p>{t('inWork.applicant.noDocuments')}</p>
  return (
    <p>
      <ScreenLink to={linkTo('/bch/view/project-details', { id: projectId, tab: 'documents' })}>
        {data.documents.map(({ name }) => name).join(', ')}
      </ScreenLink>
    </p>
  )
}

const Others = ({ requestId }: { requestId: number }) => {
  const t = useTexts('acceleration-requests')
  const { data, error, refetch } = useCall(
    getOtherApplications,
    { query: { requestId } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={1} />
  if (data.items.length === 0) return <p>{t('inWork.applicant.noOthers')}</p>
  return (
    <ul>
      {data.items.map((other) => (
        <li key={other.id}>
          <span>{other.track.name}</span>
          <small className="tabular">{formatDate(other.createdAt)}</small>
          <RowState row={{ ...other, participation: null }} />
        </li>
      ))}
    </ul>
  )
}

/** Facts about a project for accepting it: completeness of its profile, documents, other applications. */
export const ApplicantFacts = ({ row: { id, project } }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  return (
    <div className="in-work-applicant">
      <section>
        <h3>
          <ScreenLink to={linkTo('/bch/view/project-details', { id: project.id, tab: 'profile' })}>
            {t('inWork.drawer.profile')}
          </ScreenLink>
        </h3>
        <Slot name="profile.filled" id={project.id} />
      </section>
      <section>
        <h3>{t('inWork.applicant.documents')}</h3>
        <Documents projectId={project.id} />
      </section>
      <section>
        <h3>{t('inWork.applicant.others')}</h3>
        <Others requestId={id} />
      </section>
    </div>
  )
}
