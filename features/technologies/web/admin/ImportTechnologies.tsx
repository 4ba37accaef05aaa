import { upload } from '#platform/web/api/upload.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { SheetImport } from '#platform/web/work/components/sheets/SheetImport.tsx'
import { applyTechnologyImport, checkTechnologyImport } from '../../contract/technology-sheet.endpoints.ts'

/** Import of a spreadsheet of technologies. */
export const ImportTechnologies = () => {
  const t = useTexts('technologies')
  return (
    <SheetImport
      help={t('import.help')}
      problemText={(column, problem) =>
        hasText(`technologies:import.problems.${column}.${problem}`)
          ? t(`import.problems.${column}.${problem}`)
          : null
      }
      check={(file, options) => upload(checkTechnologyImport, {}, file, { ...options, readFirst: true })}
      apply={(file, revision) =>
        upload(applyTechnologyImport, { query: { revision: String(revision) } }, file)
      }
      onDone={closeDrawer}
    />
  )
}
