import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listObjects } from '../contract/object.endpoints.ts'
import { objectStateTable } from '../domain/state-tables.ts'

const none = <span aria-hidden>—</span>

/** Columns of the catalogue. */
export const useObjectColumns = (): Columns<typeof listObjects> => {
  const t = useTexts('objects')
  const locale = useLocale()
  return {
    name: { sort: 'NAME', width: '22%', cell: ({ field }) => field.name[locale] },
    code: { sort: 'CODE', cell: ({ field }) => field.code },
    group: { sort: 'GROUP', width: '16%', cell: ({ group }) => group.name },
    type: { width: '10%', cell: ({ field }) => t(`types.${field.type}`) },
    single: { cell: ({ single }) => (single ? t('yes') : none) },
    templates: {
      align: 'end',
      cell: ({ templatesCount }) => <span className="tabular">{templatesCount}</span>,
    },
    status: {
      cell: ({ status }) => <StateOf table={objectStateTable} state={status} />,
    },
    updated: { sort: 'UPDATE_DATE', optional: true, cell: ({ updatedAt }) => <DateText value={updatedAt} /> },
  }
}
