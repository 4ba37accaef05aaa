import { isPortalAdministrator, personOf, type Actor } from '#platform/domain/actor.ts'
import { isBasic } from '../../profile-templates/domain/basic-elements.ts'
import { keeps, projects, type ProjectFacts } from './project.policy.ts'
import { usualVisibility, type ElementVisibility } from './states.ts'

/** Relation of a reader to a profile: team (or the managing accelerator), portal administrator, works with the project, none. */
export type ProfileReader = 'TEAM' | 'ADMINISTRATION' | 'ACCELERATOR' | 'ANYBODY'

/** The team's visibility settings by element code. */
export type ElementVisibilities = Readonly<Record<string, ElementVisibility>>

/** The relation to the profile of a person who sees a task of the project; team membership takes precedence. */
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

/** Whether the reader sees the whole profile. */
export const readsEverything = (reader: ProfileReader): boolean => reads[reader] === everything

/** The visibility of an element: public for list columns, else the team's setting, or the default. */
export const visibilityOf = (code: string, chosen: ElementVisibilities): ElementVisibility => {
  if (isBasic(code)) return 'VISIBLE_ALL'
  return (Object.hasOwn(chosen, code) ? chosen[code] : null) ?? usualVisibility
}

/** Those of the given elements that a reader sees. */
export const visibleCodes = (
  codes: readonly string[],
  chosen: ElementVisibilities,
  reader: ProfileReader,
): string[] => codes.filter((code) => reads[reader].includes(visibilityOf(code, chosen)))

/** Those of the given elements that the team hides from everybody. */
export const hiddenCodes = (codes: Iterable<string>, chosen: ElementVisibilities): string[] =>
  [...codes].filter((code) => visibilityOf(code, chosen) === 'NON_VISIBLE')
