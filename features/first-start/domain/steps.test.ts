import { expect, test } from 'vitest'
import { actionsOf, checkedSteps, isSetUp, startSteps, stateOf, type StartFacts } from './steps.rules.ts'

const empty: StartFacts = {
  checked: new Set(),
  named: false,
  mailOn: false,
  backups: { on: false, proved: false, running: false },
}

const full: StartFacts = {
  checked: new Set(checkedSteps),
  named: true,
  mailOn: true,
  backups: { on: true, proved: true, running: false },
}

const states = (facts: StartFacts) => startSteps.map((step) => stateOf(step, facts))

test('only facts tick a step', () => {
  expect(states(empty)).toEqual(['DONE', 'OPEN', 'OPEN', 'OFF', 'OPEN', 'OFF', 'OFF'])
  expect(isSetUp(states(empty))).toBe(false)
  expect(isSetUp(states(full))).toBe(true)
})

test.each(startSteps.filter((step) => step !== 'administrator'))(
  'without %s the portal is not set up',
  (step) => {
    const without: StartFacts = {
      ...full,
      checked: new Set(checkedSteps.filter((one) => one !== step)),
      named: step !== 'name',
      backups: { ...full.backups, proved: step !== 'backup' },
    }
    expect(isSetUp(states(without))).toBe(false)
  },
)

test('a check of a mail server or a folder that is no longer configured does not count', () => {
  expect(stateOf('mail', { ...full, mailOn: false })).toBe('OFF')
  expect(stateOf('backupFolder', { ...full, backups: { ...full.backups, on: false } })).toBe('OFF')
})

test('a backup that is being taken is not started again', () => {
  const running = { ...full, backups: { on: true, proved: false, running: true } }
  expect(stateOf('backup', running)).toBe('RUNNING')
  expect(actionsOf('backup', 'RUNNING')).toEqual([])
  expect(actionsOf('backup', 'OPEN')).toEqual(['backUp'])
  expect(actionsOf('mail', 'OFF')).toEqual([])
  expect(actionsOf('mail', 'DONE')).toEqual(['check'])
})
