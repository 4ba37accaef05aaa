import { chances, lossScales, type Chance, type LossScale, type Response, type Strategy } from './risks.ts'

/** A place of the matrix. */
export type Place = { chance: Chance; losses: LossScale }

type Treatment = {
  chanceBefore: Chance
  lossesBefore: LossScale
  chanceAfter: Chance | null
  lossesAfter: LossScale | null
  response: Response | null
}

/** A risk that is lived with: the response changes neither its chance nor its losses. */
export const staysInPlace = ({ response }: Pick<Treatment, 'response'>): boolean =>
  response === 'RISK_ACCEPTANCE'

/** Where a risk stands before the response. */
export const placeBefore = ({
  chanceBefore: chance,
  lossesBefore: losses,
}: Pick<Treatment, 'chanceBefore' | 'lossesBefore'>): Place => ({ chance, losses })

/** Where a risk stands after the response; null if nobody has said it. */
export const placeAfter = (risk: Treatment): Place | null => {
  if (staysInPlace(risk)) return placeBefore(risk)
  const { chanceAfter: chance, lossesAfter: losses } = risk
  return chance && losses ? { chance, losses } : null
}

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
