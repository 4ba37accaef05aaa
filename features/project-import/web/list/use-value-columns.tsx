import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listImportValues } from '../../contract/import.endpoints.ts'

/** Columns of remembered names: value, dictionary, and who chose it. */
export const useValueColumns = (): Columns<typeof listImportValues> => {
  const t = useTexts('project-import')
  return {
    name: { sort: 'NAME', width: '28%', cell: ({ name }) => <span translate="no">{name}</span> },
    value: { width: '28%', cell: ({ value }) => value?.name ?? t('values.none') },
    dictionary: { cell: ({ dictionaryName }) => dictionaryName },
    by: { cell: ({ by }) => by.name },
    at: { sort: 'CREATE_DATE', cell: ({ at }) => <DateText value={at} as="time" /> },
  }
}
