import '../open-tasks.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { receiptResultTable } from '../../domain/state-tables.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

/** A receipt of each press, also of refused ones. */
export const Receipts = ({ receipts }: { receipts: OpenTaskPage['receipts'] }) => {
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
                {formatDate(at, { timeZone: 'UTC' })} {at.slice(11, 19)} UTC
              </time>
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
