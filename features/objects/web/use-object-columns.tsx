import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { CatalogueObject } from './object.types.ts'

const none = <span aria-hidden>—</span>

/** The columns of the catalogue. */
export const useObjectColumns = (): Column<CatalogueObject>[] => {
  const t = useTexts('objects')
  const locale = useLocale()
  const title = (key: string): string => t(`list.${key}`)
  return [
    {
      key: 'name',
      title: title('name'),
      sort: 'NAME',
      width: '32%',
      cell: ({ field }) => field.name[locale],
    },
    { key: 'code', title: title('code'), sort: 'CODE', cell: ({ field }) => field.code },
    { key: 'group', title: title('group'), sort: 'GROUP', cell: ({ group }) => group.name },
    { key: 'type', title: title('type'), cell: ({ field }) => t(`types.${field.type}`) },
    { key: 'single', title: title('single'), cell: ({ single }) => (single ? t('yes') : none) },
    {
      key: 'templates',
      title: title('templates'),
      align: 'end',
      cell: ({ templatesCount }) => <span className="tabular">{templatesCount}</span>,
    },
    {
      key: 'status',
      title: title('status'),
      cell: ({ status }) => (
        <StateChip tone={status === 'ACTIVE' ? 'accepted' : 'blocked'} label={t(`statuses.${status}`)} />
      ),
    },
    {
      key: 'updated',
      title: title('updated'),
      sort: 'UPDATE_DATE',
      optional: true,
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ]
}
