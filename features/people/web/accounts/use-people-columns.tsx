import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listPeople } from '../../contract/people.endpoints.ts'
import type { ListedPerson } from './person.types.ts'
import { personStateTable } from '../../domain/state-tables.ts'
import './person-name.css'
import { wholeName } from '#platform/domain/whole-name.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'

/** A person in a list: picture, full name, and the address, which distinguishes equal names. */
const PersonName = ({ person }: { person: ListedPerson }) => (
  <span className="person-name">
    <Avatar name={wholeName(person)} url={person.avatarUrl} size={30} />
    <span>
      {wholeName(person)}
      <small>{person.email}</small>
    </span>
  </span>
)

const none = <span aria-hidden>—</span>

/** The columns of the list of people. */
export const usePeopleColumns = (): Columns<typeof listPeople> => {
  const t = useTexts('people')
  const shownRoles = ({ roles }: ListedPerson) =>
    roles
      .filter((role) => role !== 'INI')
      .map((role) => t(`roleNames.${role}`))
      .join(', ')
  return {
    name: { sort: 'NAME', width: '30%', cell: (row) => <PersonName person={row} /> },
    status: {
      cell: ({ status, mergedInto }) =>
        mergedInto ? (
          t('accounts.mergedInto', { name: mergedInto.name })
        ) : (
          <StateOf table={personStateTable} state={status} />
        ),
    },
    roles: { cell: (row) => shownRoles(row) || none },
    projects: { align: 'end', cell: (row) => (row.projectsCount > 0 ? row.projectsCount : none) },
    created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
    seen: {
      sort: 'LAST_ACTIVITY',
      cell: (row) => (row.lastSeenAt ? <DateText value={row.lastSeenAt} as="relative" /> : none),
    },
    confirmed: {
      optional: true,
      cell: (row) => (row.emailConfirmedAt ? <DateText value={row.emailConfirmedAt} /> : none),
    },
    flags: {
      optional: true,
      cell: (row) => row.accessFlags.map((flag) => t(`accessFlags.${flag}`)).join(', ') || none,
    },
    accelerators: {
      align: 'end',
      optional: true,
      cell: (row) => (row.acceleratorsCount > 0 ? row.acceleratorsCount : none),
    },
  }
}
