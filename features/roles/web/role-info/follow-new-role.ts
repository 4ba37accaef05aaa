import { personStore } from '#platform/web/person-store.ts'
import type { PersonRoles } from '../role.types.ts'

/** The role picker shows a role as soon as it is held. */
export const followNewRole = ({ roles }: PersonRoles): void =>
  personStore.set(
    (person) => person && { ...person, roles: [...new Set(['INI', ...roles.map(({ role }) => role)])] },
  )
