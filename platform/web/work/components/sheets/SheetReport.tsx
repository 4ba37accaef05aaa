import { currentLocale } from '../../../i18n/texts.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Row, Rows } from '../rows/Rows.tsx'
import type { SheetResult } from './sheet-result.ts'

type Props = {
  result: SheetResult
  /** Text of an error, where the shared one for its code is not specific enough. */
  problemText?: ((column: string, problem: string) => string | null) | undefined
}

/** Changes of a spreadsheet import, and its errors by line and column. */
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
