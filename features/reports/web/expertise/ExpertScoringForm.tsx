import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveExpertScoring } from '../../contract/expert-scoring.endpoints.ts'
import { marksToFill } from '../scoring/marks-to-fill.ts'
import { ScoringQuestions } from '../scoring/ScoringQuestions.tsx'
import type { ExpertScoring } from './expert-scoring.types.ts'

type Props = { jobId: number; scoring: ExpertScoring; onDone: () => void }

/** The same form in a review; saving creates a new version of the expert's own assessment. */
export const ExpertScoringForm = ({ jobId, scoring, onDone }: Props) => {
  const t = useTexts('reports')
  const save = useCommand(saveExpertScoring, { success: t('scoring.saved'), onDone })
  const versionId = scoring.version?.id ?? null
  const form = useProductForm({
    draft: `scoring-of-expert:${jobId}:${versionId ?? 'new'}`,
    schema: saveExpertScoring.body,
    defaults: { jobId, versionId, marks: marksToFill(scoring) },
    onSubmit: (body) => save.mutateAsync({ body }),
  })
  return (
    <Form form={form} submitLabel={t('scoring.save')} onCancel={onDone}>
      <ScoringQuestions groups={scoring.current} />
    </Form>
  )
}
