import './reports.css'
import '#platform/web/work/components/form/parameters.css'
import { z } from 'zod'
import { download, saveFile } from '#platform/web/api/download.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { downloadProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { getReportProjects } from '../contract/report-projects.endpoints.ts'
import { AcceleratorField } from './AcceleratorField.tsx'
import { NoPlace } from './NoPlace.tsx'
import { ProjectField } from './ProjectField.tsx'
import { ReportPrintFoot } from './print/ReportPrintFoot.tsx'
import { useReportPlace } from './use-programmes.ts'

const search = z.object({
  programmeId: numberParam(),
  acceleratorId: textParam(),
  projectId: numberParam(),
})

const asText = (id: number | undefined): string | undefined => (id === undefined ? undefined : String(id))

const fetchFile = async (projectId: number, format: 'xlsx' | 'docx'): Promise<void> => {
  try {
    saveFile(await download(downloadProfile, { query: { projectId: String(projectId), format } }))
  } catch (error) {
    notifyError(error)
  }
}

/** The whole profile as a file: two by the portal, the PDF by the browser's dialog over the profile's print version. */
const Files = ({ projectId, onPdf }: { projectId: number; onPdf: () => void }) => {
  const t = useTexts('reports')
  return (
    <>
      {(['xlsx', 'docx'] as const).map((format) => (
        <Button key={format} variant="outlined" onClick={() => void fetchFile(projectId, format)}>
          {t(`projectProfile.${format}`)}
        </Button>
      ))}
      <Button variant="outlined" onClick={onPdf}>
        {t('projectProfile.pdf')}
      </Button>
    </>
  )
}

/** Screen of a project's whole profile: to read, print and download as a spreadsheet or document. */
export const ProfileReport = () => {
  const t = useTexts('reports')
  const [{ programmeId, acceleratorId, projectId }, setSearch] = useScreenSearch(search)
  const place = useReportPlace({ programmeId, acceleratorId })
  const { data, error, refetch } = useCall(
    getReportProjects,
    {
      query: {
        programmeId: asText(place.programmeId),
        acceleratorId: place.acceleratorId,
        projectId: asText(projectId),
      },
    },
    { enabled: place.isPlaced, keepPrevious: true, deniedHere: true },
  )
  const title = t('projectProfile.title')
  if (place.hasNoPlace || isOutsideTeam(error))
    return (
      <>
        <PageHead title={title} />
        <NoPlace onAccelerator={(id) => setSearch({ acceleratorId: id })} />
      </>
    )
  if (!data)
    return (
      <>
        <PageHead title={title} />
        {error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />}
      </>
    )
  const { project, projects } = data
  return (
    <div className="report">
      <PageHead
        title={title}
        actions={
          project ? (
            <Files projectId={project.id} onPdf={() => setSearch({ print: 'pdf' }, { push: true })} />
          ) : null
        }
      />
      <p className="report-about">{t('projectProfile.about')}</p>
      <div className="parameter-bar">
        <AcceleratorField
          value={place.acceleratorId}
          isWide={false}
          onChange={(id) => setSearch({ acceleratorId: id, projectId: undefined })}
        />
        <ProjectField place={place} project={project} onChange={(id) => setSearch({ projectId: id })} />
      </div>
      {project ? (
        <>
          <h2>{project.name}</h2>
          <Slot key={project.id} name="profile.read" id={project.id} />
        </>
      ) : (
        <EmptyState
          title={t(projects.length > 0 ? 'canvas.chooseTitle' : 'canvas.noProjects')}
          text={t(projects.length > 0 ? 'projectProfile.chooseText' : 'canvas.noProjectsText')}
        />
      )}
      <ReportPrintFoot />
    </div>
  )
}
