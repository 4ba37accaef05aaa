import { fill } from '#platform/server/mail/mail-texts.ts'
import { projectNames } from '../domain/mass-message.rules.ts'

/** What the dry run noted of a recipient. */
export type Noted = { name?: string; projects?: string[] }

/** What a recipient reads: values are filled in once, so that none of them names another place. */
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
