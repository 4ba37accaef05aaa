import { chances, lossScales, type Chance, type LossScale, type Strategy } from './risks.ts'

/** A place of the matrix. */
export type Place = { chance: Chance; losses: LossScale }

/** How grave a place is: from 0, where nothing is lost, to 25. */
export const gravity = ({ chance, losses }: Place): number =>
  (chances.indexOf(chance) + 1) * lossScales.indexOf(losses)

/** How grave it is in a word: what is red on the matrix wants a response first. */
export const gravityBand = (place: Place): 'low' | 'medium' | 'high' => {
  const points = gravity(place)
  if (points >= 12) return 'high'
  return points >= 5 ? 'medium' : 'low'
}

/** How many risks are the main ones. */
const mainCount = 5

/** The main risks by their places before anything is done: the gravest, of equals those named first. */
export const mainRisks = (risks: readonly { id: number; before: Place }[]): Set<number> =>
  new Set(
    risks
      .toSorted((one, other) => gravity(other.before) - gravity(one.before) || one.id - other.id)
      .slice(0, mainCount)
      .filter(({ before }) => gravity(before) > 0)
      .map(({ id }) => id),
  )

/** The place beside another, where the matrix has one: what an arrow key leads to. */
export const placeBeside = (place: Place, step: { chance: number; losses: number }): Place | null => {
  const chance = chances[chances.indexOf(place.chance) + step.chance]
  const losses = lossScales[lossScales.indexOf(place.losses) + step.losses]
  return chance && losses ? { chance, losses } : null
}

type Treated = { strategy: Strategy; risks: readonly { isMain: boolean; response: string | null }[] }

/** Risks that the strategy wants a response to and that have none. */
export const unansweredRisks = <T extends Treated>({ strategy, risks }: T): T['risks'][number][] =>
  risks.filter(({ isMain, response }) => (strategy === 'ALL_RISKS' || isMain) && response === null)
