import './count-badge.css'
import { formatCount } from '../../../i18n/numbers.ts'

/** A counter, shown only above zero; `label` says what is counted, for screen readers. */
export const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span className="count-badge tabular">
      <span aria-hidden>{count > 99 ? '99+' : formatCount(count, true)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  ) : null
