import { chances, lossScales, type Chance, type LossScale, type Response, type Strategy } from './risks.ts'

/** A position in the matrix. */
export type Place = { chance: Chance; losses: LossScale }

type Treatment = {
  chanceBefore: Chance
  lossesBefore: LossScale
  chanceAfter: Chance | null
  lossesAfter: LossScale | null
  response: Response | null
}

/** Whether a risk is accepted as it is: the response changes neither its probability nor its losses. */
export const staysInPlace = ({ response }: Pick<Treatment, 'response'>): boolean =>
  response === 'RISK_ACCEPTANCE'

/** Position before the response. */
export const placeBefore = ({
  chanceBefore: chance,
  lossesBefore: losses,
}: Pick<Treatment, 'chanceBefore' | 'lossesBefore'>): Place => ({ chance, losses })

/** Position after the response; null if not entered. */
export const placeAfter = (risk: Treatment): Place | null => {
  if (staysInPlace(risk)) return placeBefore(risk)
  const { chanceAfter: chance, lossesAfter: losses } = risk
  return chance && losses ? { chance, losses } : null
}

/** Severity of a position: from 0, without losses, to 25. */
export const gravity = ({ chance, losses }: Place): number =>
  (chances.indexOf(chance) + 1) * lossScales.indexOf(losses)

/** Severity level; high risks, red in the matrix, need a response first. */
export const gravityBand = (place: Place): 'low' | 'medium' | 'high' => {
  const points = gravity(place)
  if (points >= 12) return 'high'
  return points >= 5 ? 'medium' : 'low'
}

/** Number of main risks. */
const mainCount = 5

/** The main risks by their positions before the response: the most severe, with equal severity the older ones. */
export const mainRisks = (risks: readonly { id: number; before: Place }[]): Set<number> =>
  new Set(
    risks
      .toSorted((one, other) => gravity(other.before) - gravity(one.before) || one.id - other.id)
      .slice(0, mainCount)
      .filter(({ before }) => gravity(before) > 0)
      .map(({ id }) => id),
  )

/** The adjacent position in the matrix, for arrow keys; null at its edge. */
export const neighbourPlace = (place: Place, step: { chance: number; losses: number }): Place | null => {
  const chance = chances[chances.indexOf(place.chance) + step.chance]
  const losses = lossScales[lossScales.indexOf(place.losses) + step.losses]
  return chance && losses ? { chance, losses } : null
}

type Treated = { strategy: Strategy; risks: readonly { isMain: boolean; response: string | null }[] }

/** Risks without a response that the strategy requires. */
export const unansweredRisks = <T extends Treated>({ strategy, risks }: T): T['risks'][number][] =>
  risks.filter(({ isMain, response }) => (strategy === 'ALL_RISKS' || isMain) && response === null)
