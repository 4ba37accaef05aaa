/** A mentor as a proposal weighs them. */
export type MentorToPropose = {
  name: string
  /** Topics that the mentor and the project share. */
  common: readonly string[]
  /** Teams that the mentor accompanies now, with those whose request waits for an answer. */
  teams: number
  mostTeams: number
}

const loadOf = ({ teams, mostTeams }: MentorToPropose): number => teams / mostTeams

/**
 * Mentors in the order in which a project should ask them: more topics in common first, and of equals the one with the smaller
 * share of their places taken, so that requests spread. Whoever has no place left is not proposed.
 */
export const rankMentors = <M extends MentorToPropose>(mentors: readonly M[]): M[] =>
  mentors
    .filter(({ teams, mostTeams }) => teams < mostTeams)
    .toSorted(
      (a, b) =>
        b.common.length - a.common.length ||
        loadOf(a) - loadOf(b) ||
        b.mostTeams - b.teams - (a.mostTeams - a.teams) ||
        a.name.localeCompare(b.name),
    )
