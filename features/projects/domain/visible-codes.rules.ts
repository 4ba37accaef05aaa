import { isPortalAdministrator, personOf, type Actor } from '#platform/domain/actor.ts'
import { isBasic } from '../../profile-templates/domain/basic-elements.ts'
import { keeps, projects, type ProjectFacts } from './project.policy.ts'
import { usualVisibility, type ElementVisibility } from './states.ts'

/** In which relation somebody reads a profile: of its team or the keeper that stands in for it, of the portal's keepers, of those who work with it, of none. */
export type ProfileReader = 'TEAM' | 'ADMINISTRATION' | 'ACCELERATOR' | 'ANYBODY'

/** What the team said about the elements of its profile, by their codes. */
export type ElementVisibilities = Readonly<Record<string, ElementVisibility>>

/** The relation to the profile of whoever sees a task of the project; a member of the team is that first of all. */
export const taskReaderOf = (
  actor: Actor,
  { memberUids }: Pick<ProjectFacts, 'memberUids'>,
): Exclude<ProfileReader, 'ANYBODY'> => {
  if (memberUids.includes(personOf(actor)?.uid ?? '')) return 'TEAM'
  return isPortalAdministrator(actor) ? 'ADMINISTRATION' : 'ACCELERATOR'
}

/** The relation of a person to a project's profile. */
export const profileReaderOf = (actor: Actor, project: ProjectFacts): ProfileReader => {
  const reader = keeps(actor, project) ? 'TEAM' : taskReaderOf(actor, project)
  return reader === 'ACCELERATOR' && !projects.view.allows(actor, project) ? 'ANYBODY' : reader
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

/** Who reads an element: of what lists say of the project everybody, else what the team said of it, or what is usual. */
export const visibilityOf = (code: string, chosen: ElementVisibilities): ElementVisibility => {
  if (isBasic(code)) return 'VISIBLE_ALL'
  return (Object.hasOwn(chosen, code) ? chosen[code] : null) ?? usualVisibility
}

/** The elements, of those given, that a reader sees. */
export const visibleCodes = (
  codes: readonly string[],
  chosen: ElementVisibilities,
  reader: ProfileReader,
): string[] => codes.filter((code) => reads[reader].includes(visibilityOf(code, chosen)))

/** The elements, of those given, that the team hides from everybody. */
export const hiddenCodes = (codes: Iterable<string>, chosen: ElementVisibilities): string[] =>
  [...codes].filter((code) => visibilityOf(code, chosen) === 'NON_VISIBLE')
