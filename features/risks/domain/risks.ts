/** Probabilities, lowest first (specification 3). */
export const chances = [
  'UNREAL',
  'UNLIKELY',
  'HALF_AND_HALF',
  'VERY_LIKELY',
  'ALMOST_CERTAINLY_WILL_CHANGE',
] as const

export type Chance = (typeof chances)[number]

/** Losses, lowest first. */
export const lossScales = [
  'NO_BUSINESS_IMPACT',
  'WILL_LOSE_UP_TO_10_PERCENT',
  'WILL_LOSE_UP_TO_20_PERCENT',
  'WILL_LOSE_UP_TO_50_PERCENT',
  'WILL_LOSE_UP_TO_80_PERCENT',
  'WILL_LOSE_OVER_80_PERCENT',
] as const

export type LossScale = (typeof lossScales)[number]

/** Responses to a risk. */
export const responses = [
  'RISK_TRANSFER',
  'PROBABILITY_MANAGEMENT',
  'IMPACT_MANAGEMENT',
  'RISK_AVOIDANCE',
  'RISK_ACCEPTANCE',
] as const

export type Response = (typeof responses)[number]

/** Strategies: which risks need a response. */
export const strategies = ['MAIN_5_RISK', 'ALL_RISKS'] as const

export type Strategy = (typeof strategies)[number]

/** Scenarios of a calculation. */
export const scenarios = ['BEST', 'BASE', 'WORST'] as const

/** Sources of risks. */
export const riskKinds = ['MARKET', 'TECHNOLOGY', 'TEAM', 'FINANCE', 'LEGAL', 'PRODUCTION', 'OTHER'] as const

export type RiskKind = (typeof riskKinds)[number]

/** Typical risks with their sources, as a starting point of a register. */
export const typicalRisks = {
  NO_DEMAND: 'MARKET',
  STRONG_RIVAL: 'MARKET',
  LONG_SALES: 'MARKET',
  UNPROVEN_TECHNOLOGY: 'TECHNOLOGY',
  NO_SCALING: 'TECHNOLOGY',
  DATA_LEAK: 'TECHNOLOGY',
  KEY_PERSON_LEAVES: 'TEAM',
  NO_SKILLS: 'TEAM',
  CASH_GAP: 'FINANCE',
  CURRENCY: 'FINANCE',
  NO_ROUND: 'FINANCE',
  RIGHTS_DISPUTE: 'LEGAL',
  NO_LICENCE: 'LEGAL',
  RULES_CHANGE: 'LEGAL',
  SUPPLIER_FAILS: 'PRODUCTION',
  COST_OVERRUN: 'PRODUCTION',
  LATE_LAUNCH: 'PRODUCTION',
} as const satisfies Record<string, RiskKind>

export type TypicalRisk = keyof typeof typicalRisks

/** Their codes, ordered by source. */
export const typicalCodes = Object.keys(typicalRisks) as [TypicalRisk, ...TypicalRisk[]]

/** Maximum number of risks per project. */
export const maxRisks = 100

/** Actions on one risk. */
export const riskActions = ['edit', 'accept', 'delete'] as const
