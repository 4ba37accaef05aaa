import './reports.css'
import './canvas.css'
import '#platform/web/work/components/form/parameters.css'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getCanvas } from '../contract/canvas.endpoints.ts'
import { canvasPapers } from '../domain/canvas.ts'
import { reportPath } from '../domain/reports.ts'
import { CanvasPaperField } from './CanvasPaperField.tsx'
import { CanvasSheet } from './CanvasSheet.tsx'
import { ComparedCanvas } from './ComparedCanvas.tsx'
import { CanvasMappingForm } from './CanvasMappingForm.tsx'
import { AcceleratorField } from './AcceleratorField.tsx'
import { NoPlace } from './NoPlace.tsx'
import { ProjectField } from './ProjectField.tsx'
import { ReportPrintFoot } from './print/ReportPrintFoot.tsx'
import { useReportPlace } from './use-programmes.ts'

const search = z.object({
  programmeId: numberParam(),
  acceleratorId: textParam(),
  projectId: numberParam(),
  paper: choiceParam(canvasPapers),
  compare: textParam(),
  with: textParam(),
})

const asText = (id: number | undefined): string | undefined => (id === undefined ? undefined : String(id))

/** Screen of a project's business model canvas: nine blocks, printed on one page. */
export const CanvasPage = () => {
  const t = useTexts('reports')
  const [{ programmeId, acceleratorId, projectId, paper = 'a3', compare }, setSearch] =
    useScreenSearch(search)
  const [edits, setEdits] = useState(false)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const canvas =
    pathname === reportPath('osterwalder') ? 'OSTERWALDER_CANVAS' : 'OSTERWALDER_CANVAS_PRESEED_B'
  const place = useReportPlace({ programmeId, acceleratorId })
  const { data, error, refetch } = useCall(
    getCanvas,
    {
      query: {
        canvas,
        programmeId: asText(place.programmeId),
        acceleratorId: place.acceleratorId,
        projectId: asText(projectId),
      },
    },
    { enabled: place.isPlaced, keepPrevious: true, deniedHere: true },
  )
  if (place.hasNoPlace || isOutsideTeam(error))
    return (
      <>
        <PageHead />
        <NoPlace onAccelerator={(id) => setSearch({ acceleratorId: id })} />
      </>
    )
  if (!data)
    return (
      <>
        <PageHead />
        {error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />}
      </>
    )
  const { project, projects, blocks } = data
  const isCompared = compare !== undefined
  return (
    <div className={`report canvas-page canvas-${paper}`}>
      <PageHead
        actions={
          <>
            {data.actions.includes('edit') ? (
              <Button variant="text" onClick={() => setEdits(!edits)}>
                {t(edits ? 'canvas.cancelEditing' : 'canvas.edit')}
              </Button>
            ) : null}
            {project && !edits ? (
              <Button
                variant="text"
                onClick={() => setSearch({ compare: isCompared ? undefined : 'last', with: undefined })}
              >
                {t(isCompared ? 'canvas.whole' : 'canvas.compare')}
              </Button>
            ) : null}
            {project ? (
              <Button variant="outlined" onClick={() => print()}>
                {t('print')}
              </Button>
            ) : null}
          </>
        }
      />
      <p className="report-about">{t('canvas.about')}</p>
      <div className="parameter-bar">
        <AcceleratorField
          value={place.acceleratorId}
          isWide={false}
          onChange={(id) => setSearch({ acceleratorId: id, projectId: undefined })}
        />
        <ProjectField place={place} project={project} onChange={(id) => setSearch({ projectId: id })} />
        {project && !isCompared ? (
          <CanvasPaperField paper={paper} onChange={(one) => setSearch({ paper: one })} />
        ) : null}
      </div>
      {edits ? <CanvasMappingForm canvas={canvas} answer={data} onDone={() => setEdits(false)} /> : null}
      {project && !edits ? (
        <>
          <h2 className="canvas-project">{project.name}</h2>
          {isCompared ? (
            <ComparedCanvas projectId={project.id} blocks={blocks} />
          ) : (
            <CanvasSheet projectId={project.id} blocks={blocks} paper={paper} />
          )}
        </>
      ) : null}
      {!project && !edits ? (
        <EmptyState
          title={t(projects.length > 0 ? 'canvas.chooseTitle' : 'canvas.noProjects')}
          text={t(projects.length > 0 ? 'canvas.chooseText' : 'canvas.noProjectsText')}
        />
      ) : null}
      <ReportPrintFoot />
    </div>
  )
}
