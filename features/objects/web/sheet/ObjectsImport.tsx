import { upload } from '#platform/web/api/upload.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { SheetImport } from '#platform/web/work/components/sheets/SheetImport.tsx'
import { applyObjectsImport, checkObjectsImport } from '../../contract/sheet.endpoints.ts'

/** Imports a spreadsheet of objects and groups. */
export const ObjectsImport = () => {
  const t = useTexts('objects')
  const problemText = (column: string, problem: string): string | null => {
    const own = [`import.problems.${column}_${problem}`, `import.problems.${problem}`]
    const key = own.find((one) => hasText(`objects:${one}`))
    return key ? t(key) : null
  }
  return (
    <SheetImport
      help={t('import.help')}
      check={(file, options) => upload(checkObjectsImport, {}, file, { ...options, readFirst: true })}
      apply={(file, revision) => upload(applyObjectsImport, { query: { revision } }, file)}
      renderNote={({ newGroups }) =>
        newGroups.length > 0 ? <p>{t('import.newGroups', { names: newGroups.join(', ') })}</p> : null
      }
      problemText={problemText}
      onDone={closeDrawer}
    />
  )
}
