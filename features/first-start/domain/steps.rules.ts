/** What an administrator checks by pressing a button. */
export const checkedSteps = ['address', 'mail', 'files', 'backupFolder'] as const

export type CheckedStep = (typeof checkedSteps)[number]

/** The steps of setting a portal up, in their order. */
export const startSteps = [
  'administrator',
  'address',
  'name',
  'mail',
  'files',
  'backupFolder',
  'backup',
] as const

export type StartStep = (typeof startSteps)[number]

/** What may be done about a step. */
export const stepActions = ['check', 'setName', 'backUp'] as const

/** What is known of the portal that is being set up. */
export type StartFacts = {
  /** Steps that were checked with the settings as they are now. */
  checked: ReadonlySet<CheckedStep>
  named: boolean
  mailOn: boolean
  backups: { on: boolean; proved: boolean; running: boolean }
}

/** State of a step: done, open, off until a setting is configured, or running. */
export type StepState = 'DONE' | 'OPEN' | 'OFF' | 'RUNNING'

type Standing = { state: StepState }

/** Whether nothing is left to do about a step. */
export const isDone = ({ state }: Standing): boolean => state === 'DONE'

/** Whether a step is still to be done. */
export const isOpen = ({ state }: Standing): boolean => state === 'OPEN'

/** Whether what a step checks is switched off. */
export const isOff = ({ state }: Standing): boolean => state === 'OFF'

const checkedState = ({ checked }: StartFacts, step: CheckedStep): StepState =>
  checked.has(step) ? 'DONE' : 'OPEN'

const backupState = ({ on, proved, running }: StartFacts['backups']): StepState => {
  if (!on) return 'OFF'
  if (proved) return 'DONE'
  return running ? 'RUNNING' : 'OPEN'
}

/** Returns the state of a step. */
export const stateOf = (step: StartStep, facts: StartFacts): StepState => {
  if (step === 'administrator') return 'DONE'
  if (step === 'name') return facts.named ? 'DONE' : 'OPEN'
  if (step === 'backup') return backupState(facts.backups)
  if (step === 'mail' && !facts.mailOn) return 'OFF'
  if (step === 'backupFolder' && !facts.backups.on) return 'OFF'
  return checkedState(facts, step)
}

/** Returns the actions allowed for a step in this state; a check may be repeated. */
export const actionsOf = (step: StartStep, state: StepState): (typeof stepActions)[number][] => {
  if (step === 'name') return ['setName']
  if (step === 'backup') return state === 'OPEN' ? ['backUp'] : []
  return step !== 'administrator' && state !== 'OFF' ? ['check'] : []
}

/** Whether the portal is set up: every step is done. */
export const isSetUp = (states: readonly StepState[]): boolean => states.every((state) => state === 'DONE')
