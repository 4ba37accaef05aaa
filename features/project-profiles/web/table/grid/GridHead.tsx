import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import type { Column } from '../../../../fields/domain/tree.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { headOf } from './columns.ts'

const signs = { RUB: '₽', USD: '$', EUR: '€' } as const

/** The unit of a column's numbers. */
export const unitOf = ({ type, unit, currency }: Column): string => {
  const { measure } = fieldTypes[type]
  if (measure === 'SHARE') return '%'
  if (measure === 'MONEY' && currency) return signs[currency]
  return unit ? wordsIn(unit) : ''
}

/** Description and help of a column. */
export const helpOf = ({ description, help }: Column): string =>
  [wordsIn(description), wordsIn(help)].filter(Boolean).join(' ')

type Props = {
  columns: readonly Column[]
  figures: ReadonlySet<string>
  /** Without row numbers and required marks. */
  reading?: boolean
}

/** The names of the columns, with units and help. */
export const GridHead = ({ columns, figures, reading = false }: Props) => {
  const t = useTexts('project-profiles')
  return (
    <tr role="row" aria-rowindex={1}>
      {!reading ? (
        <th role="columnheader" aria-colindex={1} className="grid-number" scope="col">
          <span className="visually-hidden">{t('table.number')}</span>
        </th>
      ) : null}
      {columns.map((column, at) => {
        const unit = unitOf(column)
        const help = helpOf(column)
        return (
          <th
            key={column.code}
            role="columnheader"
            scope="col"
            aria-colindex={at + 1 + Number(!reading)}
            className={cls('grid-head', at === 0 && 'grid-first', figures.has(column.code) && 'grid-figure')}
          >
            <span className="grid-head-text">
              {column.code === '' ? t('table.rowName') : headOf(column)}
              {unit ? <span className="grid-unit">, {unit}</span> : null}
              {column.required && !reading ? (
                <>
                  <span className="grid-required" aria-hidden>
                    {' '}
                    *
                  </span>
                  <span className="visually-hidden"> {t('table.required')}</span>
                </>
              ) : null}
            </span>
            {help ? (
              <span className="grid-tip" role="note">
                {help}
              </span>
            ) : null}
          </th>
        )
      })}
    </tr>
  )
}
