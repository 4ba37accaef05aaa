import '#platform/web/work/components/form/parameters.css'
import { useCallback, useId } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { getReportProjects } from '../contract/report-projects.endpoints.ts'

type Props = {
  place: { programmeId: number | undefined; acceleratorId: string | undefined }
  project: { id: number; name: string } | null
  onChange: (id: number | undefined) => void
  /** Also projects whose applications have all ended. */
  withEnded?: boolean
}

/** Chooses the project of a report, found by name among all that the reader may count. */
export const ProjectField = ({
  place: { programmeId, acceleratorId },
  project,
  onChange,
  withEnded = false,
}: Props) => {
  const t = useTexts('reports')
  const id = useId()
  const find: OptionSearch = useCallback(
    async (findText, signal) => {
      const query = {
        programmeId: programmeId === undefined ? undefined : String(programmeId),
        acceleratorId,
        ...(withEnded ? { withEnded: 'true' as const } : {}),
        ...(findText ? { findText } : {}),
      }
      const { projects } = await call(getReportProjects, { query }, { signal })
      return projects.map((one) => ({ value: one.id, label: one.name }))
    },
    [programmeId, acceleratorId, withEnded],
  )
  return (
    <div className="parameter-field">
      <label htmlFor={id}>{t('parameters.projectId')}</label>
      <Combobox
        id={id}
        label={t('parameters.projectId')}
        options={find}
        chosen={project ? [{ value: project.id, label: project.name }] : []}
        onChange={([chosen]) => onChange(chosen === undefined ? undefined : Number(chosen.value))}
        placeholder={t('canvas.choose')}
      />
    </div>
  )
}
