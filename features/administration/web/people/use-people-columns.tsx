import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { personTones, type ListedPerson } from './person.types.ts'
import { PersonName } from './PersonName.tsx'

const none = <span aria-hidden>—</span>

/** The columns of the list of people. */
export const usePeopleColumns = (): Column<ListedPerson>[] => {
  const t = useTexts('administration')
  const title = (key: string): string => t(`people.columns.${key}`)
  const shownRoles = ({ roles }: ListedPerson) =>
    roles
      .filter((role) => role !== 'INI')
      .map((role) => t(`roleNames.${role}`))
      .join(', ')
  return [
    {
      key: 'name',
      title: title('name'),
      sort: 'NAME',
      width: '30%',
      cell: (row) => <PersonName person={row} />,
    },
    {
      key: 'status',
      title: title('status'),
      cell: ({ status }) => <StateChip tone={personTones[status]} label={t(`states.${status}`)} />,
    },
    { key: 'roles', title: title('roles'), cell: (row) => shownRoles(row) || none },
    {
      key: 'projects',
      title: title('projects'),
      align: 'end',
      cell: (row) => (row.projectsCount > 0 ? row.projectsCount : none),
    },
    {
      key: 'created',
      title: title('created'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
    {
      key: 'seen',
      title: title('seen'),
      sort: 'LAST_ACTIVITY',
      cell: (row) => (row.lastSeenAt ? <DateText value={row.lastSeenAt} as="relative" /> : none),
    },
    {
      key: 'flags',
      title: title('flags'),
      optional: true,
      cell: (row) => row.accessFlags.map((flag) => t(`flags.${flag}`)).join(', ') || none,
    },
    {
      key: 'accelerators',
      title: title('accelerators'),
      align: 'end',
      optional: true,
      cell: (row) => (row.acceleratorsCount > 0 ? row.acceleratorsCount : none),
    },
  ]
}
