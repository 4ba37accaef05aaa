import { isPortalAdministrator, personOf, type Actor } from '#platform/domain/actor.ts'
import { projects, type ProjectFacts } from './project.policy.ts'
import { usualVisibility, type ElementVisibility } from './states.ts'

/** In which relation somebody reads a profile: of its team, of the portal's keepers, of those who work with it, of none. */
export type ProfileReader = 'TEAM' | 'ADMINISTRATION' | 'ACCELERATOR' | 'ANYBODY'

/** What the team said about the elements of its profile, by their codes. */
export type ElementVisibilities = Readonly<Record<string, ElementVisibility>>

/** The relation of a person to a project's profile; a member of the team is that first of all. */
export const profileReaderOf = (actor: Actor, project: ProjectFacts): ProfileReader => {
  if (project.memberUids.includes(personOf(actor)?.uid ?? '')) return 'TEAM'
  if (isPortalAdministrator(actor)) return 'ADMINISTRATION'
  return projects.view.allows(actor, project) ? 'ACCELERATOR' : 'ANYBODY'
}

const everything: readonly ElementVisibility[] = ['VISIBLE_ALL', 'VISIBLE_TEAM', 'NON_VISIBLE']

const reads: Record<ProfileReader, readonly ElementVisibility[]> = {
  TEAM: everything,
  ADMINISTRATION: everything,
  ACCELERATOR: ['VISIBLE_ALL', 'VISIBLE_TEAM'],
  ANYBODY: ['VISIBLE_ALL'],
}

/** Whether nothing of a profile is hidden from a reader. */
export const readsEverything = (reader: ProfileReader): boolean => reads[reader] === everything

/** Who reads an element: what the team said of it, or what is usual. */
export const visibilityOf = (code: string, chosen: ElementVisibilities): ElementVisibility =>
  (Object.hasOwn(chosen, code) ? chosen[code] : null) ?? usualVisibility

/** The elements, of those given, that a reader sees; what a task asks for is seen by whoever works on it besides. */
export const visibleCodes = (
  codes: readonly string[],
  chosen: ElementVisibilities,
  reader: ProfileReader,
): string[] => codes.filter((code) => reads[reader].includes(visibilityOf(code, chosen)))
