import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import type { OpenList } from '#platform/web/work/components/list/use-list.ts'
import { getAccelerator, listAccelerators } from '../../../accelerators/contract/profile.endpoints.ts'
import { publicationStateTable } from '../../../projects/domain/state-tables.ts'
import type { listAdminProjects } from '../../contract/admin-projects.endpoints.ts'
import { standingTable } from '../../domain/state-tables.ts'
import { adminProjectActions, type AdministeredProject } from './admin-project-actions.tsx'
import { adminProjectColumns } from './admin-project-columns.tsx'

const views = {
  kept: { filters: { standing: 'KEPT' } },
  working: { filters: { standing: 'WORKING' } },
  applied: { filters: { standing: 'APPLIED' } },
}

const linkOf = ({ id }: AdministeredProject) => linkTo('/bch/view/project-details', { id })

const findAccelerators: OptionSearch = async (findText, signal) => {
  const query = { limit: 20, ...(findText ? { findText } : {}) }
  const { items } = await call(listAccelerators, { query }, { signal })
  return items.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Every project. */
export const AllProjects = ({ of: list }: { of: OpenList<typeof listAdminProjects> }) => {
  const { acceleratorId } = list.query
  const { data: chosen } = useCall(
    getAccelerator,
    { query: { acceleratorId: acceleratorId ?? 0 } },
    { enabled: acceleratorId !== undefined, deniedHere: true },
  )
  return (
    <ListScreen
      of={list}
      title={null}
      columns={adminProjectColumns}
      rowName={({ name }) => name}
      rowLink={linkOf}
      rowActions={useActions(adminProjectActions)}
      filters={{
        standing: standingTable,
        publication: publicationStateTable,
        acceleratorId: {
          search: findAccelerators,
          known: chosen ? [{ value: String(chosen.id), label: chosen.name }] : [],
        },
      }}
      views={views}
    />
  )
}
