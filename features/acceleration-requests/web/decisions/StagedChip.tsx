import './decisions.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ProjectInWork } from '../projects-in-work/in-work.queries.ts'

/** The staged decision of an application, for deciders; not `small`, which a dense table hides. */
export const StagedChip = ({ row: { staged } }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  if (!staged) return null
  return (
    <span className="decision-chip" title={t('decisions.stagedBy', { person: staged.by.name })}>
      {t(`decisions.staged.${staged.decision}`)}
    </span>
  )
}
