import '../books.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { previewExpertAct } from '../../contract/act.endpoints.ts'
import type { PaidCurrency } from '../../domain/states.ts'

type Props = { preview: ResponseOf<typeof previewExpertAct>; currency: PaidCurrency }

/** Content of the act to be created. */
export const ActPreview = ({ preview, currency }: Props) => {
  const t = useTexts('expert-payments')
  return (
    <div className="books-preview" role="status">
      <p>
        {preview.jobs.length === 0
          ? t('make.nothing')
          : t('make.holds', { count: preview.jobs.length, amount: formatMoney(preview.amount, currency) })}
      </p>
      {preview.jobs.length > 0 ? (
        // The list scrolls, so the keyboard has to reach it.
        <ul tabIndex={0} aria-label={t('make.jobs')}>
          {preview.jobs.map((job) => (
            <li key={job.id}>
              <span>
                <span className="tabular">{job.serialNumber}</span> · {job.project} ·{' '}
                <DateText value={job.acceptedOn} />
              </span>
              <span className="tabular">{formatMoney(job.amount, currency)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {preview.hasMore ? (
        <p className="books-muted">{t('make.hasMore', { count: preview.jobs.length })}</p>
      ) : null}
    </div>
  )
}
