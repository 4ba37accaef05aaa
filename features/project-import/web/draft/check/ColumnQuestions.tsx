import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import type { Check, Import, Settings } from '../../import.types.ts'

type Props = { one: Import; check: Check; change: (part: Partial<Settings>) => void }

/** Columns with ambiguous texts, each asked about once with examples of both readings. */
export const ColumnQuestions = ({ one, check: { questions }, change }: Props) => {
  const t = useTexts('project-import')
  const locale = useLocale()
  const shown = (
    reading: string,
    isDate: boolean,
    choice: (typeof questions)[number]['answers'][number],
  ): string => {
    if (reading === '') return t(choice === 'NONE_EMPTY' ? 'check.asEmpty' : 'check.unreadable')
    return isDate ? formatDate(reading, { locale }) : formatNumber(Number(reading), locale)
  }
  const { conventions } = one.settings
  return (
    <section aria-label={t('check.questions')} className="import-part">
      <h3>{t('check.questions')}</h3>
      {questions.map(({ target, header, count, isDate, answers, answer, examples }) => (
        <Choices key={`${target} ${answers[0]}`} legend={t('check.question', { header, count })}>
          {answers.map((choice, at) => (
            <Choice
              key={choice}
              type="radio"
              name={`convention-${target}-${answers[0]}`}
              checked={answer === choice}
              label={examples
                .map(({ text, readings }) => `${text} = ${shown(readings[at] ?? '', isDate, choice)}`)
                .join('; ')}
              onChange={() =>
                change({
                  conventions: [
                    ...conventions.filter(
                      (known) => known.target !== target || !answers.includes(known.answer),
                    ),
                    { target, answer: choice },
                  ],
                })
              }
            />
          ))}
        </Choices>
      ))}
    </section>
  )
}
