import './template.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { isEmpty } from '../../../fields/domain/values.ts'
import { TextOrLink } from '../../../fields/web/format/TextOrLink.tsx'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { shownElements, totalsOf } from '../../domain/review-template.rules.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import { CriterionNote } from './CriterionNote.tsx'

/** A score from 0 to 100, rounded. */
export const shownScore = (score: number): string => formatNumber(Math.round(score))

/** A template review, read-only: its total, and each question with its answer. */
export const TemplateResult = ({ template }: { template: NonNullable<ExpertOrderPage['template']> }) => {
  const t = useTexts('expertise')
  const { tree, values, names } = template
  const shownCodes = new Set(shownElements(tree, values).map(({ code }) => code))
  const { weighted } = totalsOf(tree, values)
  const source = { names, files: {}, locale: currentLocale() }
  return (
    <>
      {weighted === null ? null : (
        <p className="review-total">
          {t('template.total')} <b className="tabular">{shownScore(weighted)}</b>{' '}
          <span>{t('template.of100')}</span>
        </p>
      )}
      {tree.sections.map(({ id, name, elements }) => {
        const questions = elements.flatMap((one) =>
          one.kind === 'PLAIN' && shownCodes.has(one.code) ? [one] : [],
        )
        return questions.length === 0 ? null : (
          <Section key={id} title={wordsIn(name)}>
            <Facts stacked>
              {questions.map((question) => {
                const value = values[question.code] ?? null
                const label = (
                  <>
                    {wordsIn(question.name)}
                    <CriterionNote criterion={question} />
                  </>
                )
                return (
                  <Fact key={question.code} label={label}>
                    {isEmpty(value) ? (
                      <span className="review-none">{t('result.noAnswer')}</span>
                    ) : (
                      <TextOrLink field={question} text={valueText(question, value, source)} />
                    )}
                  </Fact>
                )
              })}
            </Facts>
          </Section>
        )
      })}
    </>
  )
}
