import { expect, test } from 'vitest'
import { isDueOpen } from './due.rules.ts'
import { accessStates } from '../../projects/domain/states.ts'
import { taskStates } from './states.ts'

const open = accessStates.flatMap((access) =>
  taskStates.filter((state) => isDueOpen(access, state)).map((state) => `${access} ${state}`),
)

test('a deadline matters while a project may work and its task is to be done', () => {
  expect(open).toEqual([
    'ALLOWED_TO_WORK NOT_STARTED',
    'ALLOWED_TO_WORK PROCESS_CODE',
    'ALLOWED_TO_WORK START',
  ])
})
