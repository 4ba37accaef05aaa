import { Invitations } from './Invitations.tsx'
import { Vacancies } from './Vacancies.tsx'

/** Invitations and vacancies of a project; vacancies are hidden until it has a leader. */
export const Recruiting = ({ id, kept }: { id: number; kept: boolean }) => (
  <>
    <Invitations projectId={id} kept={kept} />
    {kept ? null : <Vacancies projectId={id} />}
  </>
)
