import { currentLocale } from '../../../i18n/texts.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Row, Rows } from '../rows/Rows.tsx'
import type { SheetResult } from './sheet-result.ts'

type Props = {
  result: SheetResult
  /** The words of a mistake, where the shared ones of its code say too little. */
  problemText?: ((column: string, problem: string) => string | null) | undefined
}

/** What a spreadsheet would change, and what is wrong in it, by line and column. */
export const SheetReport = ({ result, problemText }: Props) => {
  const t = useTexts()
  const { errorsCount, errors, rows } = result
  return (
    <>
      <div role="status">
        <p>{t('sheets.counts', result)}</p>
        {errorsCount > 0 ? <p>{t('sheets.errors', { count: errorsCount })}</p> : null}
      </div>
      {errors.length + rows.length > 0 ? (
        <Rows>
          {errors.map(({ row, column, problem }) => (
            <Row
              key={`${row} ${column}`}
              title={t('sheets.place', { row, column })}
              facts={problemText?.(column, problem) ?? t(`fieldErrors.${problem}`)}
            />
          ))}
          {rows.map(({ row, kind, code, nameRu, nameEn }) => (
            <Row
              key={row}
              title={`${t(`sheets.actions.${kind}`)}: ${currentLocale() === 'en' ? nameEn : nameRu}`}
              facts={code}
            />
          ))}
        </Rows>
      ) : null}
    </>
  )
}
