/**
 * A webhook is disabled after this number of consecutive failures, if they span this many hours, so that a short
 * outage does not disable it.
 */
export const hookPatience = { failures: 20, hours: 48 } as const

/** Outcomes of a delivery. */
export const deliveryOutcomes = ['WAITING', 'DELIVERED', 'FAILED'] as const

export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** Why an attempt failed without an HTTP status; the last two: the owner may no longer see the subject, or have the webhook. */
export const deliveryProblems = [
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'TIMEOUT',
  'NOT_REACHED',
  'NOT_VISIBLE',
  'RIGHT_ENDED',
] as const

export type DeliveryProblem = (typeof deliveryProblems)[number]

/** Actions on a webhook. */
export const hookActionNames = ['deliveries', 'test', 'rotate', 'turnOff', 'turnOn', 'remove'] as const

export type HookAction = (typeof hookActionNames)[number]

/** Actions that a webhook allows in its state. */
export const hookActionsOf = (active: boolean): HookAction[] => [
  'deliveries',
  ...(active ? (['test', 'rotate', 'turnOff'] as const) : (['rotate', 'turnOn'] as const)),
  'remove',
]

/** State of a webhook, as its row shows it. */
export const hookStateOf = ({
  active,
  stoppedAt,
  failures,
}: {
  active: boolean
  stoppedAt: string | null
  failures: number
}): 'on' | 'failing' | 'stopped' | 'off' => {
  if (!active) return stoppedAt ? 'stopped' : 'off'
  return failures > 0 ? 'failing' : 'on'
}

/** Whether a webhook is disabled after another failure. */
export const isGivenUp = (failures: number, failingSince: Date, now: Date): boolean =>
  failures >= hookPatience.failures &&
  now.getTime() - failingSince.getTime() >= hookPatience.hours * 3_600_000
