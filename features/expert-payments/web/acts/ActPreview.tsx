import '../books.css'
import { day } from '#platform/contract/fields.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { previewExpertAct } from '../../contract/act.endpoints.ts'
import type { PaidCurrency } from '../../domain/states.ts'

const isDay = (value: string | null): value is string => day().safeParse(value).success

type Props = { expertUid: string; currency: PaidCurrency; since: string | null; till: string | null }

/** What the act will hold, once the period is whole. */
export const ActPreview = ({ expertUid, currency, since, till }: Props) => {
  const t = useTexts('expert-payments')
  const enabled = isDay(since) && isDay(till) && since <= till
  const { data } = useCall(
    previewExpertAct,
    { body: { expertUid, currency, since: since ?? '', till: till ?? '' } },
    { enabled, deniedHere: true, keepPrevious: true },
  )
  if (!enabled || !data) return null
  return (
    <div className="books-preview" role="status">
      <p>
        {data.jobs.length === 0
          ? t('make.nothing')
          : t('make.holds', { count: data.jobs.length, amount: formatMoney(data.amount, currency) })}
      </p>
      {data.jobs.length > 0 ? (
        // It scrolls: the keyboard must reach it.
        <ul tabIndex={0} aria-label={t('make.jobs')}>
          {data.jobs.map((job) => (
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
      {data.hasMore ? <p className="books-muted">{t('make.hasMore', { count: data.jobs.length })}</p> : null}
    </div>
  )
}
