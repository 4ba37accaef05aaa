import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { OpenIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import type { listAdminProjects } from '../../contract/admin-projects.endpoints.ts'
import { GiveLeadForm } from './GiveLeadForm.tsx'

/** A row of the administrators' list. */
export type AdministeredProject = ResponseOf<typeof listAdminProjects>['items'][number]

/** Actions of administrators on any project. */
export const adminProjectActions = actionsOf<AdministeredProject>(
  'administration:projects',
  {
    open: { icon: OpenIcon, to: ({ id }) => linkTo('/bch/view/project-details', { id }) },
    giveLead: { icon: TransferIcon, form: (project) => <GiveLeadForm project={project} /> },
  },
  { words: ({ name }) => ({ name }) },
)
