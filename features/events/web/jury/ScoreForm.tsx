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
import { scoreEventProject } from '../../contract/jury.endpoints.ts'
import { topScore } from '../../domain/limits.ts'
import type { EventJury, JudgedProject } from './jury.types.ts'

const score = () => z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(topScore, 'TOO_BIG')

/** One input for each criterion, named by its place. */
const schemaOf = (count: number) =>
  z.strictObject({
    scores: z.strictObject(Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, score()]))),
    note: text(2000),
  })

type Props = { project: JudgedProject; criteria: EventJury['criteria'] }

/** Scores a project by the criteria, during its pitch or after it. */
export const ScoreForm = ({ project: { id, own }, criteria }: Props) => {
  const t = useTexts('events')
  const save = useCommand(scoreEventProject, { success: t('jury.done') })
  const form = useProductForm({
    draft: `event-score:${id}`,
    schema: schemaOf(criteria.length),
    defaults: {
      scores: Object.fromEntries(criteria.map((_, at) => [`c${at}`, own?.scores[at] ?? null])),
      note: own?.note ?? '',
    },
    onSubmit: async ({ scores, note }) => {
      await save.mutateAsync({ body: { id, scores: criteria.map((_, at) => scores[`c${at}`] ?? 0), note } })
      closeDrawer()
    },
    inputOf: (path) => path.replace(/^scores\.(\d+)$/, 'scores.c$1'),
  })
  return (
    <>
      <p className="drawer-text">{t('jury.text', { top: topScore })}</p>
      <Form form={form} submitLabel={t('jury.submit')} onCancel={cancelDrawer} guard={false}>
        {criteria.map(({ name, description, weight }, at) => (
          <NumberField
            key={name}
            name={`scores.c${at}`}
            label={t('jury.criterionOf', { name, weight })}
            help={description}
          />
        ))}
        <TextField name="note" label={t('jury.note')} help={t('jury.noteHelp')} rows={3} />
      </Form>
    </>
  )
}
