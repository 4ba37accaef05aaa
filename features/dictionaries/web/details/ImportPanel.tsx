import { upload } from '#platform/web/api/upload.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { SheetImport } from '#platform/web/work/components/sheets/SheetImport.tsx'
import { applyDictionaryImport, checkDictionaryImport } from '../../contract/journal.endpoints.ts'

/** Import of a spreadsheet of values. */
export const ImportPanel = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  return (
    <SheetImport
      help={t('import.help')}
      problemText={(column, problem) =>
        hasText(`dictionaries:import.problems.${column}.${problem}`)
          ? t(`import.problems.${column}.${problem}`)
          : null
      }
      check={(file, options) =>
        upload(checkDictionaryImport, { query: { id } }, file, { ...options, readFirst: true })
      }
      apply={(file, revision) => upload(applyDictionaryImport, { query: { id, revision } }, file)}
      onDone={closeDrawer}
    />
  )
}
