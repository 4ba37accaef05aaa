import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { MyJoinRequest } from '../joining.types.ts'

const projectPath = '/bch/view/my-projects/edit'

/** The project of a request: a link for team members, its name if visible, otherwise its number. */
export const RequestedProject = ({ project: { id, name, serialNumber } }: Pick<MyJoinRequest, 'project'>) => (
  <span className="vacancy-project">
    {id === null ? (
      (name ?? serialNumber)
    ) : (
      <ScreenLink to={`${projectPath}?projectId=${id}`}>{name}</ScreenLink>
    )}
    {name === null ? null : <small className="tabular">{serialNumber}</small>}
  </span>
)
