import './offline.css'
import { currentLocale, hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { isEmpty, sameValue, type Value } from '../../../fields/domain/values.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { problemText } from '../../../fields/web/format/problem-text.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { questionsOf } from '../../domain/review-template.rules.ts'
import type { ReviewQueue } from '../expert/work/use-review-queue.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import { valueKey } from '../template/template-entries.ts'
import type { Filled } from './offline.types.ts'

type Props = { filled: Filled; template: NonNullable<ExpertOrderPage['template']>; queue: ReviewQueue }

/**
 * Preview of a file before its answers are applied: each answer with the value that it replaces, and the rows that
 * could not be parsed.
 */
export const FilledPreview = ({ filled: { answers, unread, empty, names }, template, queue }: Props) => {
  const t = useTexts('expertise')
  const questions = new Map(questionsOf(template.tree).map((question) => [question.code, question]))
  const source = { names: { ...template.names, ...names }, files: {}, locale: currentLocale() }
  const nameOf = (code: string): string => {
    const question = questions.get(code)
    return question ? wordsIn(question.name) : code
  }
  const why = (code: string, problem: string): string => {
    if (hasText(`expertise:offline.problems.${problem}`)) return t(`offline.problems.${problem}`)
    const question = questions.get(code)
    return (question && problemText(question, problem as FieldErrorCode)) ?? ''
  }
  const wordsOf = (code: string, value: Value): string => {
    const question = questions.get(code)
    return question ? valueText(question, value, source) : ''
  }
  return (
    <div className="offline-read" role="status">
      <h3>{answers.length > 0 ? t('offline.read', { count: answers.length }) : t('offline.readNone')}</h3>
      {answers.length > 0 ? (
        <ul>
          {answers.map(({ row, code, value }) => {
            const now = (queue.entry(valueKey(code)).value ?? null) as Value
            const isSame = sameValue(now, value)
            return (
              <li key={row}>
                <b>{nameOf(code)}</b>
                <span>{wordsOf(code, value)}</span>
                {isSame ? (
                  <small>{t('offline.same')}</small>
                ) : isEmpty(now) ? null : (
                  <small>{t('offline.replaces', { text: wordsOf(code, now) })}</small>
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      {unread.length > 0 ? (
        <>
          <h3 className="offline-wrong">
            <WarningIcon />
            {t('offline.unread', { count: unread.length })}
          </h3>
          <ul>
            {unread.map(({ row, code, text, problem }) => (
              <li key={row}>
                <b>
                  {t('offline.row', { row })}
                  {code ? ` · ${nameOf(code)}` : ''}
                </b>
                <span>{text}</span>
                <small className="offline-wrong">{why(code, problem)}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {empty > 0 ? <p className="offline-text">{t('offline.empty', { count: empty })}</p> : null}
    </div>
  )
}
