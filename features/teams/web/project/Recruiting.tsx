import { Invitations } from './Invitations.tsx'
import { Vacancies } from './Vacancies.tsx'

/** Who is invited into a project, and whom it looks for. */
export const Recruiting = ({ id }: { id: number }) => (
  <>
    <Invitations projectId={id} />
    <Vacancies projectId={id} />
  </>
)
