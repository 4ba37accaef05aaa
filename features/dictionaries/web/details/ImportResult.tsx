import type { z } from 'zod'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import type { importResult } from '../../contract/dictionary.schemas.ts'

/** What the spreadsheet would change, and what is wrong in it. */
export const ImportResult = ({ result }: { result: z.output<typeof importResult> }) => {
  const t = useTexts('dictionaries')
  const { errorsCount, errors, rows } = result
  const lines = errors.length + rows.length
  return (
    <>
      <div role="status">
        <p>{t('import.counts', result)}</p>
        {errorsCount > 0 ? <p>{t('import.errors', { count: errorsCount })}</p> : null}
      </div>
      {lines > 0 ? (
        <Rows>
          {errors.map(({ row, column, problem }) => (
            <Row
              key={`${row} ${column}`}
              title={t('import.place', { row, column })}
              facts={t(`fieldErrors.${problem}`)}
            />
          ))}
          {rows.map(({ row, kind, code, nameRu, nameEn }) => (
            <Row
              key={row}
              title={`${t(`journal.kinds.${kind}`)}: ${currentLocale() === 'en' ? nameEn : nameRu}`}
              facts={code}
            />
          ))}
        </Rows>
      ) : null}
    </>
  )
}
