import { activeTree } from '#features/profile-templates'
import { planRows, type ItemPlan } from '#features/project-import'
import type { Db } from '#platform/server/context.ts'
import type { Content } from '../domain/content.rules.ts'
import { makingOf, type Making } from '../domain/kinds.ts'
import {
  fieldProblems,
  mapContent,
  senderProblems,
  targetText,
  type FieldProblem,
  type MappedRow,
} from '../domain/mapping.rules.ts'
import { outcomeOf, type Outcome } from '../domain/outcome.rules.ts'
import type { FormSubject } from './form.repository.ts'
import { findKnownProject, type FoundProject } from './known.repository.ts'

/** Planned outcome of a submission, based on the current data. */
export type SubmissionPlan = {
  making: Making
  row: MappedRow
  email: string
  project: ItemPlan
  known: FoundProject | undefined
  problems: FieldProblem[]
  outcome: Outcome
}

const nothingPlanned: ItemPlan = { name: '', number: '', main: {}, leaderEmail: '', plain: [], items: [] }

/**
 * Reads a submission with the form's mapping, in the same way as an import reads a row, and determines its outcome.
 * Writes nothing.
 */
export const planSubmission = async (
  db: Db,
  form: Pick<FormSubject, 'acceleratorId' | 'kind' | 'mapping' | 'trackId'>,
  content: Content,
): Promise<SubmissionPlan> => {
  const { acceleratorId, kind, mapping, trackId } = form
  const making = makingOf(kind)
  const row = mapContent(content, mapping)
  const [planned] =
    making === 'REQUEST' || row.cells.length === 0
      ? []
      : await planRows(
          db,
          { acceleratorId, headerRow: 0, targets: row.targets },
          [row.names, row.cells],
          await activeTree(db),
        )
  const isNameless = making !== 'REQUEST' && !planned
  const problems: FieldProblem[] = [
    ...senderProblems(row, making),
    ...(isNameless ? [{ field: 'main.name', text: '', problem: 'REQUIRED' as const }] : []),
    ...fieldProblems(row, planned?.problems ?? []),
  ]
  const project = planned ?? nothingPlanned
  const email = targetText(row, 'leader.email')
  const known =
    problems.length > 0 || making === 'REQUEST'
      ? undefined
      : await findKnownProject(db, { acceleratorId, email, name: project.name })
  const outcome = outcomeOf({
    making,
    hasProblems: problems.length > 0,
    hasTrack: trackId !== null,
    known: known?.known ?? 'NONE',
  })
  return { making, row, email, project, known, problems, outcome }
}
