import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { teamRequestTones, type TeamRequest } from '../../teams.types.ts'

/** The columns of requests to join. */
export const useRequestColumns = (): Column<TeamRequest>[] => {
  const t = useTexts('teams')
  const title = (key: string): string => t(`requests.columns.${key}`)
  return [
    {
      key: 'person',
      title: title('person'),
      width: '22%',
      cell: (row) => <PersonAvatar person={row.person} />,
    },
    { key: 'role', title: title('role'), width: '16%', cell: (row) => t(`roleNames.${row.role}`) },
    { key: 'message', title: title('message'), width: '30%', cell: (row) => row.reason || row.message },
    {
      key: 'status',
      title: title('status'),
      cell: ({ status }) => (
        <StateChip tone={teamRequestTones[status]} label={t(`requestStates.${status}`)} />
      ),
    },
    {
      key: 'date',
      title: title('date'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
