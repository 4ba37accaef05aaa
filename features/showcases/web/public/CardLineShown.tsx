import { Chip } from '#platform/web/public/Chip.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { CardLine } from './card-words.ts'

/** Maximum number of chips per element on a card. */
const maxChips = 3

const Rows = ({ name, of }: { name: string; of: NonNullable<CardLine['rows']> }) => {
  const t = useTexts('showcases')
  const { columns, rows, more } = of
  return (
    <>
      <table className="card-rows">
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column.name ? (
                <th key={column.code} scope="col">
                  {column.name}
                </th>
              ) : (
                <td key={column.code} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, cells }) => (
            <tr key={place}>
              {columns.map(({ code }) => (
                <td key={code}>{shortened(cells[code] ?? '', 60) || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className="card-rows__more">{t('preview.others', { count: more })}</p> : null}
    </>
  )
}

/** One element on a card. */
export const CardLineShown = ({ line: { name, text, chips, rows } }: { line: CardLine }) => {
  if (rows) return <Rows name={name} of={rows} />
  if (chips.length === 0) return <span className="card-text">{shortened(text, 90)}</span>
  return (
    <span className="chips">
      {chips.slice(0, maxChips).map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
      {chips.length > maxChips ? <Chip>{`+${chips.length - maxChips}`}</Chip> : null}
    </span>
  )
}
