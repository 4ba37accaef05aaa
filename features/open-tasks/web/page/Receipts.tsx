import '../open-tasks.css'
import { formatDate, zoneName } from '#platform/web/i18n/dates.ts'
import { dateFormat } from '#platform/web/i18n/intl-formats.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { receiptResultTable } from '../../domain/state-tables.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { OwnTime } from '../OwnTime.tsx'

/** To the second: a receipt proves on which side of the deadline a submission was. */
const clockOf = (at: string, timeZone: string): string =>
  dateFormat(currentLocale() === 'ru' ? 'ru-RU' : 'en-US', {
    timeZone,
    hour: currentLocale() === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(new Date(at))
    .replace(/\s/g, '\u00a0')

/** The receipts of all submissions, including refused ones. */
export const Receipts = ({ receipts, timeZone }: Pick<OpenTaskPage, 'receipts' | 'timeZone'>) => {
  const t = useTexts('open-tasks')
  if (receipts.length === 0) return null
  return (
    <section className="open-task-part">
      <h2>{t('receipts.title')}</h2>
      <p className="open-task-muted">{t('receipts.text')}</p>
      <ul className="open-task-rows">
        {receipts.map(({ id, number, deed, result, refusal, at, digest }) => (
          <li key={id}>
            <span className="open-task-line">
              <b className="tabular">{t('receipts.number', { number })}</b>
              <StateOf table={receiptResultTable} state={result} />
              <span>{t(`deeds.${deed}`)}</span>
              <time dateTime={at} className="tabular">
                {formatDate(at, { timeZone })} {clockOf(at, timeZone)} {zoneName(timeZone, at)}
              </time>
              <span className="tabular open-task-muted">{t('receipts.shared', { id })}</span>
              <OwnTime at={at} timeZone={timeZone} />
            </span>
            {refusal ? <span>{t(`refusalReasons.${refusal}`)}</span> : null}
            {digest ? (
              <code className="open-task-digest open-task-muted" translate="no">
                SHA-256 {digest}
              </code>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
