import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, EditIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { closeVacancy, reopenVacancy } from '../../contract/vacancy.endpoints.ts'
import type { ProjectVacancy } from '../joining.types.ts'
import { VacancyForm } from './VacancyForm.tsx'
import { vacancyStateTable } from '../../domain/state-tables.ts'

const close = ({ id }: ProjectVacancy) => call(closeVacancy, { body: { vacancyId: id } })
const reopen = ({ id }: ProjectVacancy) => call(reopenVacancy, { body: { vacancyId: id } })

/** Actions of the team on a vacancy. */
export const vacancyActions = actionsOf<ProjectVacancy, never, { projectId: number }>(
  'teams:vacancies',
  {
    edit: {
      icon: EditIcon,
      form: (vacancy, { projectId }) => <VacancyForm projectId={projectId} vacancy={vacancy} />,
    },
    close: { icon: CloseIcon, send: close, undo: reopen },
    reopen: { icon: RedoIcon, send: reopen, undo: close },
  },
  { states: vacancyStateTable },
)
