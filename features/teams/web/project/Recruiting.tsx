import { Invitations } from './Invitations.tsx'
import { Vacancies } from './Vacancies.tsx'

/** Invitations and vacancies of a project; vacancies are hidden until it has a leader. */
export const Recruiting = ({ id, isManaged }: { id: number; isManaged: boolean }) => (
  <>
    <Invitations projectId={id} isManaged={isManaged} />
    {isManaged ? null : <Vacancies projectId={id} />}
  </>
)
