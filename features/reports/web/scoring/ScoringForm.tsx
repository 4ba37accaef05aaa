import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveScoring } from '../../contract/scoring.endpoints.ts'
import { marksToFill } from './marks-to-fill.ts'
import type { Scoring } from './scoring.types.ts'
import { ScoringQuestions } from './ScoringQuestions.tsx'

type Props = {
  acceleratorId: number
  /** With the accelerator's newest own version, or none. */
  scoring: Scoring
  /** The task in which the project is assessed; null on the project's own page. */
  taskId?: number | null
  onDone: () => void
}

/** Form with a mark and evidence per parameter; saving creates a new version. */
export const ScoringForm = ({ acceleratorId, scoring, taskId = null, onDone }: Props) => {
  const t = useTexts('reports')
  const save = useCommand(saveScoring, { success: t('scoring.saved'), onDone })
  const versionId = scoring.version?.id ?? null
  const form = useProductForm({
    draft: `scoring:${acceleratorId}:${scoring.project.id}:${versionId ?? 'new'}`,
    schema: saveScoring.body,
    defaults: {
      acceleratorId,
      projectId: scoring.project.id,
      versionId,
      taskId,
      marks: marksToFill(scoring),
    },
    onSubmit: (body) => save.mutateAsync({ body }),
  })
  return (
    <Form form={form} submitLabel={t('scoring.save')} onCancel={onDone}>
      <ScoringQuestions groups={scoring.current} />
    </Form>
  )
}
