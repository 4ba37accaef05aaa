import { Invitations } from './Invitations.tsx'
import { Vacancies } from './Vacancies.tsx'

/** Who is invited into a project, and whom it looks for; one without a leader looks for one first. */
export const Recruiting = ({ id, kept }: { id: number; kept: boolean }) => (
  <>
    <Invitations projectId={id} kept={kept} />
    {kept ? null : <Vacancies projectId={id} />}
  </>
)
