import { fill } from '#platform/server/mail/mail-texts.ts'
import { projectNames } from '../domain/mass-message.rules.ts'

/** Values that the dry run stored for a recipient. */
export type Noted = { name?: string; projects?: string[] }

/** Fills in the placeholders. This is done in one pass, so that a value cannot introduce another placeholder. */
export const filledIn = (
  { subject, body }: { subject: string; body: string },
  noted: Noted,
  accelerator: string,
): { subject: string; body: string } => {
  const params = {
    name: noted.name ?? '',
    project: projectNames(noted.projects ?? []),
    accelerator,
  }
  return { subject: fill(subject.trim(), params), body: fill(body.trim(), params) }
}
