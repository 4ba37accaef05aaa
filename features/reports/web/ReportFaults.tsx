import { ApiError } from '#platform/web/api/api-error.ts'

type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** Errors of parameters with their own texts. */
const own: ReadonlySet<string> = new Set([
  'programmeId.NOT_IN_LIST',
  'acceleratorId.REQUIRED',
  'trackerUid.NOT_IN_LIST',
  'from.TOO_BIG',
  'to.TOO_SMALL',
  'to.BEFORE_FIRST',
  'day.TOO_BIG',
  'day.BEFORE_FIRST',
  'against.TOO_BIG',
  'against.BEFORE_FIRST',
  'against.END_BEFORE_START',
])

/** Why parameters are refused: a sentence for each. `words` are the shared texts. */
export const faultsOf = (error: unknown, t: Words, words: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (error instanceof ApiError ? Object.entries(error.fields) : []).map(([name, code]) => [
      name,
      own.has(`${name}.${code}`)
        ? t(`faults.${name}.${code}`)
        : t('fault', { name: t(`parameters.${name}`), fault: words(`fieldErrors.${code}`) }),
    ]),
  )

type Props = {
  faults: Readonly<Record<string, string>>
  /** Parameters whose field shows its error. */
  shown: ReadonlySet<string>
}

/** Errors of parameters without a field above the table: of its filters, and of links. */
export const ReportFaults = ({ faults, shown }: Props) => {
  const others = Object.entries(faults).filter(([name]) => !shown.has(name))
  return others.length === 0 ? null : (
    <ul className="report-faults" role="alert">
      {others.map(([name, words]) => (
        <li key={name}>{words}</li>
      ))}
    </ul>
  )
}
