import '../scoring/scoring.css'
import '../reports.css'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getScoring } from '../../contract/scoring.endpoints.ts'
import type { getTaskReport } from '../../contract/task-report.endpoints.ts'
import { ScoringForm } from '../scoring/ScoringForm.tsx'
import { ScoringSheet } from '../scoring/ScoringSheet.tsx'

type Props = {
  report: Pick<ResponseOf<typeof getTaskReport>, 'acceleratorId' | 'project' | 'actions'>
  taskId: number
}

/** The scoring of a task's project: to read, and for the accelerator and the tracker to assess right there. */
export const ScoringOfTask = ({ report: { acceleratorId, project, actions }, taskId }: Props) => {
  const t = useTexts('reports')
  const [edits, setEdits] = useState(false)
  const { data, error, refetch } = useCall(
    getScoring,
    { query: { acceleratorId: String(acceleratorId), projectId: String(project.id) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  if (edits)
    return (
      <ScoringForm
        key={data.version?.id ?? 'new'}
        acceleratorId={acceleratorId}
        scoring={data}
        taskId={taskId}
        onDone={() => setEdits(false)}
      />
    )
  return (
    <>
      {actions.includes('assess') ? (
        <p className="no-print">
          <Button size="small" onClick={() => setEdits(true)}>
            {t('scoring.assess')}
          </Button>
        </p>
      ) : null}
      {data.version ? (
        <ScoringSheet assessment={data} locale={currentLocale()} />
      ) : (
        <p className="report-none">{t('scoring.noneToRead')}</p>
      )}
    </>
  )
}
