import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MyRequest } from './my-requests.queries.ts'
import { RequestState } from './RequestState.tsx'

/** The columns of one's applications. */
export const useRequestColumns = (): Column<MyRequest>[] => {
  const t = useTexts('acceleration-requests')
  const title = (key: string): string => t(`myRequests.columns.${key}`)
  return [
    {
      key: 'project',
      title: title('project'),
      sort: 'NAME',
      width: '16%',
      cell: (row) => row.project.name,
    },
    { key: 'track', title: title('track'), width: '17%', cell: (row) => row.track.name },
    { key: 'programme', title: title('programme'), width: '21%', cell: (row) => row.programme.name },
    { key: 'accelerator', title: title('accelerator'), width: '13%', cell: (row) => row.accelerator.name },
    { key: 'state', title: title('state'), width: '20%', cell: (row) => <RequestState request={row} /> },
    {
      key: 'date',
      title: title('date'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
