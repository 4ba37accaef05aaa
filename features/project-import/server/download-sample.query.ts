import { sql } from 'kysely'
import { activeTree } from '#features/profile-templates'
import { phoneFromText } from '#platform/contract/numbering-plans.ts'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { writeSheet, xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { downloadImportSample } from '../contract/import.endpoints.ts'
import { importLimits } from '../contract/import.schemas.ts'
import { projectImports } from '../domain/project-import.machine.ts'
import { exampleOf } from '../domain/sample.rules.ts'
import { fixedTargets, profileTargets, type FixedTarget } from '../domain/targets.ts'
import { acceleratorOfHeader } from './import.repository.ts'
import { serverTexts } from './server-texts.ts'

type Locale = keyof typeof serverTexts

/** The first value of each of these dictionaries, by its code. */
const firstValues = async (
  db: Db,
  dictionaries: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ code: string; ru: string; en: string }>`
    select distinct on (d.code) d.code, v.name_ru as ru, v.name_en as en
    from dictionary d join dictionary_value v on v.dictionary_id = d.id
    where d.code = any(${dictionaries}::text[]) and v.status = 'ACTIVE' order by d.code, v.seq, v.id`.execute(
    db,
  )
  return new Map(rows.map(({ code, ...name }) => [code, name[locale] || name.ru]))
}

/** Every setting but the number, which the portal assigns. */
const settings = fixedTargets.filter((target) => target !== 'main.number')

const settingColumn = (
  target: FixedTarget,
  { sample, target: names }: (typeof serverTexts)[Locale],
): { title: string; example: string } => {
  if (target === 'leader.name') return { title: names.leader.name, example: sample.leaderName }
  const key = target.split('.')[1] as keyof (typeof names)['main']
  return target === 'leader.email'
    ? { title: names.leader.email, example: 'leader@example.com' }
    : {
        title: names.main[key],
        example: sample.main[key as keyof typeof sample.main],
      }
}

/** A sample spreadsheet in the reader's language: settings first, then as many profile fields as fit. */
export const downloadImportSampleQuery = query({
  endpoint: downloadImportSample,
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  run: async ({ db, locale }) => {
    const texts = serverTexts[locale]
    const fields = profileTargets(await activeTree(db))
    const listed = await firstValues(
      db,
      fields.flatMap(({ field }) => field.dictionary ?? []),
      locale,
    )
    const lookup = {
      listValue: (dictionary: string, name: string) => (listed.get(dictionary) === name ? 1 : undefined),
      phone: (text: string) => phoneFromText(text, 'RU'),
    }
    const inLanguage = (words: { ru: string; en: string }): string => words[locale] || words.ru
    const columns = [
      ...settings.map((target) => settingColumn(target, texts)),
      ...fields.map(({ field, of }) => ({
        title: of ? `${inLanguage(of)}: ${inLanguage(field.name)}` : inLanguage(field.name),
        example: exampleOf(field, texts.sample, listed.get(field.dictionary ?? '') ?? '', lookup),
      })),
    ].slice(0, importLimits.columns)
    const bytes = await writeSheet({
      name: texts.sample.name,
      columns: columns.map(({ title }) => ({ title, width: 28 })),
      rows: [columns.map(({ example }) => example)],
    })
    return { name: `${texts.sample.name}.xlsx`, mime: xlsxMime, size: bytes.length, stream: bytes }
  },
})
