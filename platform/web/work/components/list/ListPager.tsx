import { formatCount, formatNumber } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Select } from '../form/select/Select.tsx'
import { IconAction } from '../IconAction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import { pageSizes } from './list-state.ts'
import type { ListHandle } from './use-list-state.ts'

type Props = { list: ListHandle; shown: number; total: number; totalIsExact: boolean }

/** Pagination: number of rows, current range, previous and next. */
export const ListPager = ({ list, shown, total, totalIsExact }: Props) => {
  const t = useTexts()
  const { page, size } = list.state
  const from = (page - 1) * size + 1
  const isLast = totalIsExact ? from + shown > total : shown < size
  const go = (to: number) => list.set({ page: to === 1 ? undefined : to })
  return (
    <nav className="list-pager" aria-label={t('list.range', { from, to: from + shown - 1, total })}>
      <label>
        <span>{t('list.rowsPerPage')}</span>
        <Select
          value={size}
          options={pageSizes.map((rows) => ({ value: rows, label: formatNumber(rows) }))}
          onChange={(rows) => list.set({ size: rows === 25 ? undefined : String(rows) })}
        />
      </label>
      <span className="tabular">
        {t('list.range', {
          from: formatNumber(from),
          to: formatNumber(from + shown - 1),
          total: formatCount(total, totalIsExact),
        })}
      </span>
      <span>
        <IconAction
          icon={ChevronLeftIcon}
          label={t('list.previousPage')}
          tip="end"
          disabled={page === 1}
          onClick={() => go(page - 1)}
        />
        <IconAction
          icon={ChevronRightIcon}
          label={t('list.nextPage')}
          tip="end"
          disabled={isLast}
          onClick={() => go(page + 1)}
        />
      </span>
    </nav>
  )
}
