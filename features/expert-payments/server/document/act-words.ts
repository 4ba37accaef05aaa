import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { notFound } from '#platform/domain/product-error.ts'
import { writtenDay } from '#platform/domain/written-moment.ts'
import type { Db } from '#platform/server/context.ts'
import { amountInWords } from '#platform/server/documents/amount-in-words.ts'
import { dayIn } from '#platform/server/sql.ts'
import type { ActLanguage, PaidCurrency } from '../../domain/states.ts'
import type { ActWords } from './act-tags.ts'

type Found = {
  number: number
  accelerator: string
  expert: string
  basis: string
  since: string
  till: string
  madeOn: string
  amount: string
  currency: PaidCurrency
}

type FoundJob = {
  position: number
  serialNumber: string
  area: string | null
  acceptedOn: string
  amount: string
}

const kinds: Record<ActLanguage, { review: string; of: (area: string) => string; none: string }> = {
  ru: { review: 'Экспертиза', of: (area) => `Экспертиза: ${area}`, none: '—' },
  en: { review: 'Expert review', of: (area) => `Expert review: ${area}`, none: '—' },
}

const dayText = (day: string, language: ActLanguage): string => writtenDay(language, day)

const amountText = (amount: string, language: ActLanguage): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount as `${number}`)

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

const readAct = async (db: Db, actId: number): Promise<Found> => {
  const { rows } = await sql<Found>`
    select e.number, coalesce(a.name, e.client_name) as accelerator, e.expert_name as expert, e.basis,
      ${day('e.since')} as since, ${day('e.till')} as till, ${day('e.made_on')} as "madeOn", e.amount::text as amount, e.currency
    from expert_act e left join accelerator a on a.id = e.accelerator_id
    where e.id = ${actId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

// Reads neither project nor team, because payers may read an act long after they have lost access to the work.
const readJobs = async (db: Db, actId: number, language: ActLanguage): Promise<FoundJob[]> => {
  const { rows } = await sql<FoundJob>`
    select i.position, j.serial_number as "serialNumber",
      case when v.id is null then null else ${valueName('v', language)} end as area,
      to_char(${dayIn(sql`j.accepted_at`, sql`a.time_zone`)}, 'YYYY-MM-DD') as "acceptedOn", i.amount::text as amount
    from expert_act_item i join expert_job j on j.id = i.job_id join accelerator a on a.id = j.accelerator_id
      left join dictionary_value v on v.id = j.competency_id
    where i.act_id = ${actId} order by i.position`.execute(db)
  return rows
}

/** Reads an act and the values for its document, in the language of the document. */
export const readActWords = async (
  db: Db,
  actId: number,
  language: ActLanguage,
): Promise<{ act: Found; words: ActWords }> => {
  const [act, jobs] = await Promise.all([readAct(db, actId), readJobs(db, actId, language)])
  const kind = kinds[language]
  return {
    act,
    words: {
      Number: String(act.number),
      Date: dayText(act.madeOn, language),
      Accelerator: act.accelerator,
      Expert: act.expert,
      Basis: act.basis || kind.none,
      PeriodFrom: dayText(act.since, language),
      PeriodTo: dayText(act.till, language),
      JobCount: String(jobs.length),
      Total: amountText(act.amount, language),
      Currency: act.currency,
      TotalInWords: amountInWords(act.amount, act.currency, language),
      Jobs: jobs.map(({ position, serialNumber, area, acceptedOn, amount }) => ({
        Position: String(position),
        JobNumber: serialNumber,
        Work: area === null ? kind.review : kind.of(area),
        AcceptedOn: dayText(acceptedOn, language),
        Amount: amountText(amount, language),
      })),
    },
  }
}
