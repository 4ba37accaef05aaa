import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { InWorkQuery, ProjectInWork } from './in-work.queries.ts'

type Props = { query: InWorkQuery; rows: readonly ProjectInWork[] }

/** Active filters without a control above the list: set by the link of a figure. */
export const Narrowed = ({ query, rows }: Props) => {
  const t = useTexts('acceleration-requests')
  const period = (kind: 'created' | 'decided'): string | null => {
    const [from, to] = [query[`${kind}From`], query[`${kind}To`]]
    if (!from && !to) return null
    const days = { from: from ? formatDate(from) : '', to: to ? formatDate(to) : '' }
    const words = from && to ? 'between' : from ? 'from' : 'to'
    return t(`inWork.narrowed.${kind}`, { period: t(`inWork.narrowed.${words}`, days) })
  }
  const task = rows[0]?.participation?.currentTask?.name
  const conditions = [
    period('created'),
    period('decided'),
    query.trackpointId === undefined
      ? null
      : task
        ? t('inWork.narrowed.trackpointId', { name: task })
        : t('inWork.narrowed.trackpoint'),
    query.streamId === undefined ? null : t('inWork.narrowed.streamId'),
  ].filter((one) => one !== null)
  return conditions.length === 0 ? null : <p className="in-work-narrowed">{conditions.join(' · ')}</p>
}
