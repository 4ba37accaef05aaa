import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import type { Check, Import, Settings } from '../import.types.ts'
import { CheckHead } from './check/CheckHead.tsx'
import { ColumnQuestions } from './check/ColumnQuestions.tsx'
import { FileNotes } from './check/FileNotes.tsx'
import { NameChoices } from './check/NameChoices.tsx'
import { JoinedRows } from './check/JoinedRows.tsx'
import { FixedCells } from './check/FixedCells.tsx'
import { ProblemGrid, type Fix } from './check/ProblemGrid.tsx'
import { RememberedNames } from './check/RememberedNames.tsx'

/** The projects that would be skipped, by row and with the reason. */
const Skipped = ({ check: { skipped, skippedProjects } }: { check: Check }) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.skippedTitle')} className="import-part">
      <h3>{t('check.skippedTitle')}</h3>
      <Rows>
        {skippedProjects.map(({ line, name, reason }) => (
          <Row key={line} title={name} facts={`${t('check.inRow', { line })} · ${t(`reason.${reason}`)}`} />
        ))}
      </Rows>
      {skipped > skippedProjects.length ? (
        <p className="import-hint">
          {t('check.moreSkipped', { shown: skippedProjects.length, total: skipped })}
        </p>
      ) : null}
    </section>
  )
}

type Props = {
  one: Import
  check: Check
  isChecking: boolean
  change: (part: Partial<Settings>) => void
  fix: Fix
}

/** The dry run: what will be created, questions to the user, and the cells and rows that are left out. */
export const ImportCheck = ({ one, check, isChecking, change, fix }: Props) => (
  <>
    <CheckHead check={check} isChecking={isChecking} />
    {check.questions.length > 0 ? <ColumnQuestions one={one} check={check} change={change} /> : null}
    {check.names.length > 0 ? <NameChoices importId={one.id} check={check} /> : null}
    {check.joined.length > 0 ? <JoinedRows check={check} apart={one.settings.apart} change={change} /> : null}
    {check.problems.length > 0 ? <ProblemGrid one={one} check={check} fix={fix} /> : null}
    {check.fixed.length > 0 ? <FixedCells check={check} fix={fix} /> : null}
    {check.remembered.length > 0 ? <RememberedNames importId={one.id} remembered={check.remembered} /> : null}
    {check.skippedProjects.length > 0 ? <Skipped check={check} /> : null}
    <FileNotes check={check} />
  </>
)
