import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import { text } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { scoreOpenTaskEntry } from '../../contract/entry.endpoints.ts'
import { topScore } from '../../domain/limits.ts'
import type { JuryEntry, OpenTaskPage } from '../open-task.types.ts'
import { ReadEntry } from './ReadEntry.tsx'

const score = () => z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(topScore, 'TOO_BIG')

/** One input for each criterion, named by its position. */
const schemaOf = (count: number) =>
  z.strictObject({
    scores: z.strictObject(Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, score()]))),
    comment: text(2000),
  })

/** Form for scoring an entry by the current criteria, below the entry itself. */
export const ScoreForm = ({ entry, task }: { entry: JuryEntry; task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const { criteria, edition } = task
  const save = useCommand(scoreOpenTaskEntry, { success: t('score.done') })
  const form = useProductForm({
    draft: `open-task-score:${entry.id}:${edition}`,
    schema: schemaOf(criteria.length),
    defaults: {
      scores: Object.fromEntries(criteria.map((_, at) => [`c${at}`, entry.own?.scores[at] ?? null])),
      comment: entry.own?.comment ?? '',
    },
    onSubmit: async ({ scores, comment }) => {
      await save.mutateAsync({
        body: { id: entry.id, edition, scores: criteria.map((_, at) => scores[`c${at}`] ?? 0), comment },
      })
      closeDrawer()
    },
    inputOf: (path) => path.replace(/^scores\.(\d+)$/, 'scores.c$1'),
  })
  return (
    <>
      <ReadEntry id={entry.id} task={task} />
      <p className="drawer-text">{t('score.text', { top: topScore })}</p>
      <Form form={form} submitLabel={t('score.submit')} onCancel={cancelDrawer} guard={false}>
        {criteria.map(({ name, description, weight }, at) => (
          <NumberField
            key={name}
            name={`scores.c${at}`}
            label={t('score.criterion', { name, weight })}
            help={[description, t('score.hint', { top: topScore })].filter(Boolean).join(' · ')}
          />
        ))}
        <TextField name="comment" label={t('fields.comment')} rows={3} />
      </Form>
    </>
  )
}
