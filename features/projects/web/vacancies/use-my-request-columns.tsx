import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MyJoinRequest } from '../joining.types.ts'
import { JoinRequestState } from './JoinRequestState.tsx'
import { RequestedProject } from './RequestedProject.tsx'

/** The columns of one's requests. */
export const useMyRequestColumns = (): Column<MyJoinRequest>[] => {
  const t = useTexts('projects')
  const title = (key: string): string => t(`myRequests.columns.${key}`)
  return [
    {
      key: 'project',
      title: title('project'),
      width: '30%',
      cell: (row) => <RequestedProject project={row.project} />,
    },
    {
      key: 'vacancy',
      title: title('vacancy'),
      width: '26%',
      cell: (row) => row.vacancy?.name ?? t('myRequests.none'),
    },
    { key: 'state', title: title('state'), cell: (row) => <JoinRequestState request={row} /> },
    {
      key: 'date',
      title: title('date'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
