import { wholeName } from '#platform/domain/whole-name.ts'
import type { CallOf } from '#platform/contract/endpoint.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import type { editProjectMember } from '../../contract/team.endpoints.ts'
import type { Member } from '../project.types.ts'

type Named = { id: number; name: string }

/** Existing values, as options of a field. */
export const asOptions = (values: readonly Named[]): Option[] =>
  values.map(({ id, name }) => ({ value: id, label: name }))

const ids = (values: readonly Named[]): number[] => values.map(({ id }) => id)

/** Initial form values of a member. */
export const memberValues = (member: Member): CallOf<typeof editProjectMember>['body'] => ({
  memberId: member.id,
  position: member.position,
  roles: ids(member.rolesInTeam),
  roleInTeam: member.roleInTeam,
  responsibilities: ids(member.responsibilityAreas),
  responsibilityArea: member.responsibilityArea,
  competencies: ids(member.competencies),
  resume: member.resume,
  additionalInfo: member.additionalInfo,
})

/** The full name as in a list of people. */
export const memberName = (member: Member): string => wholeName(member) || member.person.name
