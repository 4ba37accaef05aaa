import '#platform/web/work/components/form/form.css'
import { createElement, Suspense, useId, type FocusEvent } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { useEntry } from '#platform/web/work/components/saving/use-save-queue.ts'
import type { PlainElement } from '../../../fields/domain/tree.ts'
import { isEmpty, type Value } from '../../../fields/domain/values.ts'
import { problemText } from '../../../fields/web/format/problem-text.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { useFieldSupport } from '../../../fields/web/inputs/field-support.ts'
import { inputOf, isGroup } from '../../../fields/web/inputs/inputs.ts'
import type { ReviewQueue } from '../expert/work/use-review-queue.ts'
import { questionPlace, valueKey } from './template-entries.ts'
import { CriterionNote } from './CriterionNote.tsx'

type Props = { queue: ReviewQueue; question: PlainElement; isTried: boolean }

/** Conflict of two tabs: both answers, and the choice between them. */
const Conflict = ({ queue, question }: Omit<Props, 'isTried'>) => {
  const key = valueKey(question.code)
  const { value, theirs } = useEntry(queue, key)
  const { references } = useFieldSupport()
  if (!theirs) return null
  const wordsOf = (one: unknown) =>
    valueText(question, one as Value, { ...references(), locale: currentLocale() })
  return (
    <ConflictPanel
      differences={[
        {
          key,
          label: wordsIn(question.name),
          mine: wordsOf(value),
          theirs: wordsOf(theirs.value),
          author: theirs,
        },
      ]}
      onTake={queue.resolve}
    />
  )
}

/** A question of the template being answered: its text, input and error. */
export const TemplateField = ({ queue, question, isTried }: Props) => {
  const t = useTexts('expertise')
  const base = useId()
  const key = valueKey(question.code)
  const { value, phase, problem } = useEntry(queue, key)
  const lacks = isTried && question.required && isEmpty(value as Value)
  const error =
    phase === 'invalid' ? problemText(question, problem) : lacks ? t('review.questionMissing') : null
  const help = [wordsIn(question.description), wordsIn(question.help)].filter(Boolean).join('\n')
  const [labelId, errorId, helpId] = [`${base}l`, `${base}e`, `${base}h`]
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) queue.leave(key)
  }
  const words = (
    <>
      {wordsIn(question.name)}
      {question.required ? <span className="review-required">{t('template.required')}</span> : null}
      <CriterionNote criterion={question} />
    </>
  )
  return (
    <div data-place={questionPlace(question.code)}>
      <Conflict queue={queue} question={question} />
      <div className={cls('field', error && 'field-wrong')} onBlur={leave}>
        <div className="field-head">
          {isGroup(question) ? (
            <span className="review-label" id={labelId}>
              {words}
            </span>
          ) : (
            <label id={labelId} htmlFor={base}>
              {words}
            </label>
          )}
        </div>
        {help ? (
          <p className="field-help review-help" id={helpId}>
            {help}
          </p>
        ) : null}
        <Suspense fallback={<div className="control" aria-hidden />}>
          {createElement(inputOf(question), {
            id: base,
            labelId: labelId,
            describedBy: cls(error && errorId, help && helpId),
            isWrong: error !== null,
            required: question.required,
            field: question,
            place: { code: question.code, item: null, field: question.code },
            value: value as Value,
            set: (next) => queue.set(key, next),
          })}
        </Suspense>
        <p className="field-error" id={errorId} aria-live="polite">
          {error ? (
            <>
              <ErrorIcon />
              {error}
            </>
          ) : null}
        </p>
      </div>
    </div>
  )
}
