import '../open-tasks.css'
import { formatDate, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { receiptResultTable } from '../../domain/state-tables.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { OwnTime } from '../OwnTime.tsx'

/** To the second: a receipt tells which side of the deadline a press was on. */
const clockOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))

/** A receipt of each press, also of refused ones. */
export const Receipts = ({ receipts, timeZone }: Pick<OpenTaskPage, 'receipts' | 'timeZone'>) => {
  const t = useTexts('open-tasks')
  if (receipts.length === 0) return null
  return (
    <section className="open-task-part">
      <h2>{t('receipts.title')}</h2>
      <p className="open-task-muted">{t('receipts.text')}</p>
      <ul className="open-task-rows">
        {receipts.map(({ id, deed, result, refusal, at, digest }) => (
          <li key={id}>
            <span className="open-task-line">
              <b className="tabular">{t('receipts.number', { number: id })}</b>
              <StateOf table={receiptResultTable} state={result} />
              <span>{t(`deeds.${deed}`)}</span>
              <time dateTime={at} className="tabular">
                {formatDate(at, { timeZone })} {clockOf(at, timeZone)} {zoneName(timeZone, at)}
              </time>
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
