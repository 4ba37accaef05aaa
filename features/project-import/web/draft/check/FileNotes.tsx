import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Check } from '../../import.types.ts'

/** Texts of the file from which more was inferred than they state. */
const Assumed = ({ assumed }: Pick<Check, 'assumed'>) => {
  const t = useTexts('project-import')
  const locale = useLocale()
  const shown = (value: string): string =>
    /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, { locale }) : value
  return (
    <section aria-label={t('check.assumed')} className="import-part">
      <h3>{t('check.assumed')}</h3>
      <ul className="import-causes">
        {assumed.map(({ column, header, count, examples }) => (
          <li key={column}>
            {t('check.assumedIn', {
              header,
              count,
              examples: examples.map(({ text, value }) => `${text} → ${shown(value)}`).join('; '),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Words of the file that were read as “no value”. */
const Emptied = ({ emptied }: Pick<Check, 'emptied'>) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.emptied')} className="import-part">
      <h3>{t('check.emptied')}</h3>
      <ul className="import-causes">
        {emptied.map(({ column, header, count, examples }) => (
          <li key={column}>{t('check.assumedIn', { header, count, examples: examples.join('; ') })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Answers set in the projects, so that a field of the file is shown. */
const Answers = ({ answers }: Pick<Check, 'answers'>) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.answers')} className="import-part">
      <h3>{t('check.answers')}</h3>
      <p className="import-hint">{t('check.answersHint')}</p>
      <ul className="import-causes">
        {answers.map(({ name, by, count }) => (
          <li key={name}>{t('check.answer', { name, by, count })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Rows and sheets of the file that are not projects. */
const LeftOut = ({ leftOut: { rows, rowsCount, sheets, sheet } }: Pick<Check, 'leftOut'>) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.leftOut')} className="import-part">
      <h3>{t('check.leftOut')}</h3>
      <ul className="import-causes">
        {sheets.length > 0 ? <li>{t('check.sheetRead', { name: sheet ?? '' })}</li> : null}
        {sheets.map(({ name, isHidden }) => (
          <li key={name}>{t(isHidden ? 'check.hiddenSheet' : 'check.otherSheet', { name })}</li>
        ))}
        {rows.map(({ line, kind, text }) => (
          <li key={line}>{t(`check.leftOutRow.${kind}`, { line, text })}</li>
        ))}
      </ul>
      {rowsCount > rows.length ? (
        <p className="import-hint">{t('check.moreSkipped', { shown: rows.length, total: rowsCount })}</p>
      ) : null}
    </section>
  )
}

/** What was inferred without a question, and what was left out. */
export const FileNotes = ({ check: { answers, assumed, emptied, leftOut } }: { check: Check }) => (
  <>
    {answers.length > 0 ? <Answers answers={answers} /> : null}
    {assumed.length > 0 ? <Assumed assumed={assumed} /> : null}
    {emptied.length > 0 ? <Emptied emptied={emptied} /> : null}
    {leftOut.rowsCount + leftOut.sheets.length > 0 ? <LeftOut leftOut={leftOut} /> : null}
  </>
)
