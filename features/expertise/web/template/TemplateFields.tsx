import './template.css'
import { useMemo, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { References } from '../../../fields/contract/value.schemas.ts'
import type { Value } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { FieldSupportProvider, type FieldSupport } from '../../../fields/web/inputs/field-support.ts'
import { shownElements, missingAnswers } from '../../domain/review-template.rules.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import type { ReviewQueue } from '../expert/work/use-review-queue.ts'
import { TemplateField } from './TemplateField.tsx'
import { valueKey } from './template-entries.ts'
import { useReviewValues } from './use-review-values.ts'

type Props = {
  template: NonNullable<ExpertOrderPage['template']>
  queue: ReviewQueue
  isTried: boolean
}

const noFile = async (): Promise<never> => {
  throw new Error('a review keeps no files in its fields')
}

/** Context of a review's inputs: the queue of its page, and the names of selected values. */
const useSupport = ({ names }: Props['template'], queue: ReviewQueue): FieldSupport => {
  const [known] = useState<References>(() => ({ names: { ...names }, files: {} }))
  return useMemo(() => {
    Object.assign(known.names, names)
    return {
      store: {
        cell: ({ code }) => ({ value: queue.entry(valueKey(code)).value as Value }),
        set: ({ code }, value) => queue.set(valueKey(code), value),
        refuse: ({ code }, problem) => queue.refuse(valueKey(code), problem),
        leave: ({ code }) => queue.leave(valueKey(code)),
      },
      files: {
        upload: noFile,
        download: () => undefined,
        downloadForm: () => undefined,
        pictures: { upload: noFile, load: noFile },
      },
      references: () => known,
      learn: (more) => void Object.assign(known.names, more.names),
    }
  }, [known, names, queue])
}

/** The template of a review being filled in; answers are saved while typing. */
export const TemplateFields = ({ template, queue, isTried }: Props) => {
  const t = useTexts('expertise')
  const support = useSupport(template, queue)
  const values = useReviewValues(queue, template)
  const shown = useMemo(
    () => new Set(shownElements(template.tree, values).map(({ code }) => code)),
    [template, values],
  )
  const required = shownElements(template.tree, values).filter((question) => question.required)
  const missing = missingAnswers(template.tree, values).length
  return (
    <FieldSupportProvider value={support}>
      {required.length > 0 ? (
        <p className="job-hint" role="status">
          {t('template.progress', { filled: required.length - missing, count: required.length })}
        </p>
      ) : null}
      {template.tree.sections.map(({ id, name, description, elements }) => {
        const questions = elements.flatMap((one) =>
          one.kind === 'PLAIN' && shown.has(one.code) ? [one] : [],
        )
        if (questions.length === 0) return null
        return (
          <Section key={id} title={wordsIn(name)} help={wordsIn(description) || null}>
            <div className="form form-fields">
              {questions.map((question) => (
                <TemplateField key={question.code} queue={queue} question={question} isTried={isTried} />
              ))}
            </div>
          </Section>
        )
      })}
    </FieldSupportProvider>
  )
}
